/** How an attribute's text is parsed. `boolean`: true when present, except for `="false"`. */
export type AttributeType = 'string' | 'number' | 'boolean' | 'json';

/** One attribute. Its key in `ElementMeta.attributes` is the camelCase property name; the attribute name is its kebab-case. */
export interface AttributeMeta {
  readonly type: AttributeType;
  /** Used when the attribute is absent, empty (except boolean) or malformed, and the property is unset. */
  readonly default?: unknown;
  readonly description: string;
  /** The TypeScript type for generated declarations, where `type` is too general: `'left' | 'right'`. */
  readonly tsType?: string;
}

/** One event. Events bubble, are composed and cancelable, and are fired for actions of the shopper. */
export interface EventMeta {
  readonly name: `till-${string}`;
  readonly description: string;
  /** TypeScript type of `event.detail`, e.g. `{ itemId: string; qty: number }`; absent when the event has none. */
  readonly detail?: string;
  /** Effect of `preventDefault()`; absent when it has none. */
  readonly cancels?: string;
}

/** A method that a script of the page may call on the element. It takes no arguments. */
export interface MethodMeta {
  readonly name: string;
  /** TypeScript type of what it returns. */
  readonly returns: string;
  readonly description: string;
}

/** A `--till-*` custom property that changes the element's appearance. */
export interface CssPropertyMeta {
  readonly name: `--till-${string}`;
  readonly description: string;
  readonly default?: string;
}

/**
 * The part of a shop where an element is used; code shared by the elements of an area is bundled per area. `every`: on
 * every page; `header`: at the top of nearly every page; `content`: anywhere in a page's content; `compare`: the links to the
 * comparison list, on pages of any kind; `widgets`: the page builder's parts of content pages; `account`: a page of the
 * customer's account.
 */
export type ElementArea =
  | 'every'
  | 'header'
  | 'product'
  | 'listing'
  | 'compare'
  | 'content'
  | 'widgets'
  | 'cart'
  | 'checkout'
  | 'success'
  | 'account';

/**
 * The bundle file that contains an element's code. `core`: loaded by every page before the first render; `common`: loaded
 * by nearly every page; `area`: shared by the elements of its area; `own`: a file of its own, for elements that few pages
 * use.
 */
export type ElementFile = 'core' | 'common' | 'area' | 'own';

/** The public surface of one tag, as pure data: `define` and every generated manifest read it. */
export interface ElementMeta {
  readonly tag: `till-${string}`;
  /** For the build only (`rollup/places.mjs`): with `file`, decides which bundle file contains the element. */
  readonly area: ElementArea;
  readonly file: ElementFile;
  /** One line. */
  readonly summary: string;
  /** One or more paragraphs of plain text. */
  readonly description: string;
  readonly attributes: Readonly<Record<string, AttributeMeta>>;
  readonly events: readonly EventMeta[];
  readonly methods?: readonly MethodMeta[];
  /** Custom properties besides the ones that all elements share. */
  readonly cssProperties?: readonly CssPropertyMeta[];
  /** Content for page authors to put between the tags: shown until the element is ready, and without JavaScript. */
  readonly fallback: string;
  /** HTML to copy. */
  readonly example: string;
}
