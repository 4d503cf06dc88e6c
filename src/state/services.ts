/** What flows need of the world besides the store; replaced in tests. */
export interface Services {
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** The browser's own. */
export const browserServices: Services = { now: () => Date.now() };
