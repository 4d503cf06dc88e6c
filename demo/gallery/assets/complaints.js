// Runs before everything else on a preview: keeps what the page complains of in `complaints`, for drivers of browsers
// that do not report the console.

(() => {
  /** @type {string[]} */
  const complaints = [];
  Object.defineProperty(window, 'complaints', { value: complaints });
  for (const level of /** @type {const} */ (['error', 'warn'])) {
    const print = console[level].bind(console);
    console[level] = (...values) => {
      complaints.push(values.map(String).join(' '));
      print(...values);
    };
  }
  window.addEventListener('error', ({ message }) => complaints.push(message));
  window.addEventListener('unhandledrejection', ({ reason }) => complaints.push(String(reason)));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    complaints.push(`${violatedDirective} ${blockedURI}`),
  );
})();
