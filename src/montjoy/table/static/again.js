// What is "not there" is asked for once more before it is believed: another tab may have joined a table in this moment, and then the
// browser's cookie is another one.  Where that was the answer nothing was done, so that the same can be sent again.
"use strict";
(() => {
  const MOMENT = 700;                                        // milliseconds
  document.addEventListener("htmx:before:request", ({ detail: { ctx } }) => {
    const send = ctx.fetch;
    ctx.fetch = async (...what) => {
      const answer = await send(...what);
      if (answer.status !== 404) return answer;
      await new Promise((done) => setTimeout(done, MOMENT));
      return send(...what);
    };
  });
})();
