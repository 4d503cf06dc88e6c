import type { ComponentType } from 'react';

/** Enhances one part of the page. It renders nothing in place of the part, which stays the server's. */
export type PartView = ComponentType<{ readonly part: HTMLElement }>;

/** A kind of part that the page builder renders. */
export interface PartKind {
  /** The element for this kind alone; the nearest one around a part handles it. */
  readonly tag: string;
  /** Finds the parts of this kind. */
  readonly selector: string;
  readonly View: PartView;
}
