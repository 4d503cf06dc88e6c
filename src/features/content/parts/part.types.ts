import type { ComponentType } from 'react';
import type { TillStore } from '../../../state/shared/store.types';

/** Takes back what was done to a part. */
export type Undo = () => void;

/** What is rendered for a part, in the context of its element. It does not replace the part's server-rendered markup. */
export type PartView = ComponentType<{ readonly part: HTMLElement }>;

/** The element that is in charge of parts, as they see it. */
export interface PartHost {
  readonly store: TillStore;
  /** An id that is unique on the page. */
  readonly nextId: () => string;
  readonly render: (part: HTMLElement, View: PartView) => Undo;
}

/** Enhances one part in place. */
export type Enhance = (part: HTMLElement, host: PartHost) => Undo;

/** A kind of part that the page builder renders. */
export interface PartKind {
  /** The element for this kind only; a part is handled by the nearest element around it. */
  readonly tag: string;
  /** Finds the parts of this kind. */
  readonly selector: string;
  readonly enhance: Enhance;
}
