// r2wc keeps its working parts under these registered symbols; the class of a tag drives them.
export const RENDER: unique symbol = Symbol.for('r2wc.render');
export const PROPS: unique symbol = Symbol.for('r2wc.props');
export const ROOT: unique symbol = Symbol.for('r2wc.context');

/** The class that r2wc makes, as far as the subclass drives it. */
export interface WrappedElement extends HTMLElement {
  /** Where React draws. */
  container: HTMLElement;
  /** What the view gets at the next `[RENDER]`. */
  [PROPS]: unknown;
  /** Set while a React root lives. */
  [ROOT]?: unknown;
  /** Draws: makes the root, or updates it. */
  [RENDER](): void;
  connectedCallback(): void;
  disconnectedCallback(): void;
}
