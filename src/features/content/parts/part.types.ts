import type { ComponentType } from 'react';

/** Enhances one part of the page. It does not replace the part's server-rendered markup. */
export type PartView = ComponentType<{ readonly part: HTMLElement }>;

/** A kind of part that the page builder renders. */
export interface PartKind {
  /** The element for this kind only; a part is handled by the nearest element around it. */
  readonly tag: string;
  /** Finds the parts of this kind. */
  readonly selector: string;
  readonly View: PartView;
}
