import type { SectionName } from '../../src/domain/section.types';
import type { StateModule } from '../../src/state/shared/store.types';

/** Options of an element besides its view. */
export interface DefineOptions<Props extends object = object> {
  /** Parts of the store that are injected before the element renders for the first time. */
  readonly needs?: readonly StateModule[];
  /**
   * The sections that the view shows. All elements of a page name theirs before the first of them renders, so
   * that one request loads them.
   */
  readonly sections?: readonly SectionName[];
  /** Props read from the server-rendered children, once, just before they are removed. */
  readonly read?: (host: HTMLElement) => Partial<Props>;
  /** The children are not a fallback but part of the page: they stay, and the view is rendered after them. */
  readonly keepsChildren?: boolean;
  /**
   * Stock widgets may initialize late on the server-rendered children: on pages with the old front end they stay,
   * hidden.
   */
  readonly hidesChildren?: boolean;
}
