import type { StateModule } from '../../src/state/shared/store.types';

/** What an element asks for besides its view. */
export interface DefineOptions<Props extends object = object> {
  /** Parts of the store that are injected before the element is drawn for the first time. */
  readonly needs?: readonly StateModule[];
  /** What the view takes over from the server's children, read once, just before they make way. */
  readonly read?: (host: HTMLElement) => Partial<Props>;
  /** What stands inside the element is no fallback but part of the page: it stays, and the view is drawn after it. */
  readonly keepsChildren?: boolean;
  /** Stock widgets initialize on what the server put inside, perhaps late: where the old front end is, it stays, out of sight. */
  readonly hidesChildren?: boolean;
}
