const { currentScript } = document;

/** The provider's own origin: where this script came from. */
export const ORIGIN = new URL(
  currentScript instanceof HTMLScriptElement ? currentScript.src : location.href,
).origin;
