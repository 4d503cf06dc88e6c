// r2wc stores its internals under these registered symbols; the element's class uses them.
export const RENDER: unique symbol = Symbol.for('r2wc.render');
export const PROPS: unique symbol = Symbol.for('r2wc.props');
export const ROOT: unique symbol = Symbol.for('r2wc.context');

/** The class that r2wc creates, as far as the subclass uses it. */
export interface WrappedElement extends HTMLElement {
  /** Where React renders. */
  container: HTMLElement;
  /** The view's props for the next `[RENDER]`. */
  [PROPS]: unknown;
  /** Set while a React root exists. */
  [ROOT]?: unknown;
  /** Creates the root, or updates it. */
  [RENDER](): void;
  connectedCallback(): void;
  disconnectedCallback(): void;
}
