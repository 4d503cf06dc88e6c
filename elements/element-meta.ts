/** How an attribute's text becomes a value. `boolean`: presence is true; only `="false"` is false. */
export type AttributeType = 'string' | 'number' | 'boolean' | 'json';

/** One attribute; its key in `ElementMeta.attributes` is the camelCase property, the attribute is its kebab-case. */
export interface AttributeMeta {
  readonly type: AttributeType;
  /** Used when the attribute is absent, empty (except boolean) or malformed, and the property is unset. */
  readonly default?: unknown;
  readonly description: string;
  /** The TypeScript type for generated declarations, where `type` says too little: `'left' | 'right'`. */
  readonly tsType?: string;
}

/** One event. All bubble, are composed and cancelable, and are fired for what the shopper did. */
export interface EventMeta {
  readonly name: `till-${string}`;
  readonly description: string;
  /** TypeScript type of `event.detail`, e.g. `{ itemId: string; qty: number }`; absent: no detail. */
  readonly detail?: string;
  /** What `preventDefault()` does, when it does something. */
  readonly cancels?: string;
}

/** A `--till-*` custom property that changes the element's looks. */
export interface CssPropertyMeta {
  readonly name: `--till-${string}`;
  readonly description: string;
  readonly default?: string;
}

/**
 * Where in a shop an element stands; what elements of one area share is bundled for that area. `every`: on every page;
 * `header`: the top of nearly every page; `content`: anywhere that a page's author puts it.
 */
export type ElementArea =
  'every' | 'header' | 'product' | 'content' | 'cart' | 'checkout' | 'success';

/**
 * The file of the bundle with an element's code. `core`: the one that every page loads before anything is drawn;
 * `common`: the one that nearly every page loads; `area`: that of its area, with the elements that stand beside it;
 * `own`: its own, because few pages have it.
 */
export type ElementFile = 'core' | 'common' | 'area' | 'own';

/** The public surface of one tag, as pure data: `define` and every generated manifest read it. */
export interface ElementMeta {
  readonly tag: `till-${string}`;
  /** For the build only (`rollup/places.mjs`): together with `file` it decides what the element's code is bundled with. */
  readonly area: ElementArea;
  readonly file: ElementFile;
  /** One line. */
  readonly summary: string;
  /** One or more paragraphs of plain text. */
  readonly description: string;
  readonly attributes: Readonly<Record<string, AttributeMeta>>;
  readonly events: readonly EventMeta[];
  /** Those this element adds to the ones shared by all. */
  readonly cssProperties?: readonly CssPropertyMeta[];
  /** What page authors put between the tags: shown until the element is ready, and without scripts. */
  readonly fallback: string;
  /** A snippet to paste. */
  readonly example: string;
}
