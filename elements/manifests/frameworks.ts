/*
 * Types of the tags for the templates of frameworks: the attributes and events from `tags.d.ts` combined with everything
 * that the framework allows on any HTML element. Each file augments its framework's own types, so it is imported only
 * when that framework is installed.
 */

const FROM_TAGS =
  "import type { TillAttributeTypes, TillElementEvents, TillElementTypes, TillPropertyTypes } from './tags.js';\n";

/** `<till-cart ontill-cart-cleared={...}>`, in JSX and in Svelte. */
const LISTENERS = `
type Listeners<Tag extends keyof TillElementTypes> = {
  [Name in keyof TillElementEvents[Tag] as \`on\${Name & string}\`]?:
    | ((event: TillElementEvents[Tag][Name]) => void)
    | undefined;
};
`;

/** A property whose attribute has the same name accepts the types of both. */
const VALUES = `
type Values<Tag extends keyof TillElementTypes> = TillAttributeTypes[Tag] &
  Omit<TillPropertyTypes[Tag], keyof TillAttributeTypes[Tag]>;
`;

/** `import 'till-elements/jsx'`: libraries that read the global `JSX`, or types of one's own made of \`TillTags\`. */
export const JSX_TYPES = `${FROM_TAGS}${LISTENERS}${VALUES}
/** Attributes of every HTML element. Names with a hyphen (\`data-\`, \`aria-\`) are not checked in JSX. */
interface Native {
  accessKey?: string | undefined;
  children?: unknown;
  class?: string | undefined;
  className?: string | undefined;
  dir?: string | undefined;
  hidden?: boolean | 'until-found' | undefined;
  id?: string | undefined;
  inert?: boolean | undefined;
  key?: string | number | null | undefined;
  lang?: string | undefined;
  part?: string | undefined;
  ref?: unknown;
  role?: string | undefined;
  slot?: string | undefined;
  style?: string | object | undefined;
  tabIndex?: number | undefined;
  title?: string | undefined;
  translate?: 'yes' | 'no' | undefined;
}

/** Listeners for DOM events, such as \`onClick\`. */
type NativeListeners = {
  [Name in keyof GlobalEventHandlers as Name extends \`on\${infer Event}\`
    ? \`on\${Capitalize<Event>}\` | \`on\${Event}\`
    : never]?: ((event: never) => void) | undefined;
} & { onDoubleClick?: ((event: never) => void) | undefined } & {
  [Name in 'KeyDown' | 'KeyUp' | 'MouseDown' | 'MouseEnter' | 'MouseLeave' | 'MouseUp' | 'PointerDown' | 'PointerUp' | 'FocusIn' | 'FocusOut' as \`on\${Name}\`]?:
    | ((event: never) => void)
    | undefined;
};

/** Every tag with its attributes and listeners, for \`JSX.IntrinsicElements\`. */
export type TillTags = {
  [Tag in keyof TillElementTypes]: Values<Tag> & Listeners<Tag> & Native & NativeListeners;
};

declare global {
  namespace JSX {
    interface IntrinsicElements extends TillTags {}
  }
}
`;

/** The tags in React's JSX; part of \`till-elements/react\`. */
export const REACT_TAGS = `${LISTENERS}${VALUES}
type TillTags = {
  [Tag in keyof TillElementTypes]: Values<Tag> &
    Listeners<Tag> &
    DetailedHTMLProps<HTMLAttributes<TillElementTypes[Tag]>, TillElementTypes[Tag]> & {
      class?: string | undefined;
    };
};

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends TillTags {}
  }
}
`;

/** `import 'till-elements/vue'`, as Vue's documentation describes for custom elements. */
export const VUE_TYPES = `import type { EmitFn, HTMLAttributes, PublicProps } from 'vue';
${FROM_TAGS}${VALUES}
type TillComponents = {
  [Tag in keyof TillElementTypes]: new () => TillElementTypes[Tag] & {
    /** @deprecated For templates only. */
    $props: HTMLAttributes & Values<Tag> & PublicProps;
    /** @deprecated For templates only. */
    $emit: EmitFn<{
      [Name in keyof TillElementEvents[Tag]]: (event: TillElementEvents[Tag][Name]) => void;
    }>;
  };
};

declare module 'vue' {
  interface GlobalComponents extends TillComponents {}
}
`;

/** `import 'till-elements/svelte'`. */
export const SVELTE_TYPES = `import type { HTMLAttributes } from 'svelte/elements';
${FROM_TAGS}${LISTENERS}${VALUES}
type TillTags = {
  [Tag in keyof TillElementTypes]: Values<Tag> & Listeners<Tag> & HTMLAttributes<TillElementTypes[Tag]>;
};

declare module 'svelte/elements' {
  interface SvelteHTMLElements extends TillTags {}
}
`;
