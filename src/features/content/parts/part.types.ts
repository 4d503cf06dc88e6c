import type { ComponentType } from 'react';

/** What brings one part of the page to life. It renders nothing in the part's place: the part is the server's. */
export type PartView = ComponentType<{ readonly part: HTMLElement }>;

/** A kind of part that the page builder prints. */
export interface PartKind {
  /** The element for this kind alone; the nearest one around a part is in charge of it. */
  readonly tag: string;
  /** Finds the parts of this kind. */
  readonly selector: string;
  readonly View: PartView;
}
