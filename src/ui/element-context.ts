import { createContext, useContext, useState } from 'react';
import type { TillEventDetails } from '../platform/page/till-events';

/**
 * Fires `till-noun-verb` on the element: bubbles, is composed and cancelable. Returns false when a listener called
 * `preventDefault()`. Only for actions of the shopper.
 */
export type EmitEvent = <Name extends keyof TillEventDetails>(
  name: Name,
  ...detail: TillEventDetails[Name] extends null ? [] : [detail: TillEventDetails[Name]]
) => boolean;

/** The element that a component is rendered in. */
export interface ElementHandle {
  readonly emit: EmitEvent;
}

/** Provided by `elements/define.tsx`. Outside an element, events have no effect. */
export const ElementContext = createContext<ElementHandle>({ emit: () => true });

/** The function that fires the element's events. */
export const useEmit = (): ElementHandle['emit'] => useContext(ElementContext).emit;

const counter = ((globalThis as Record<symbol, unknown>)[Symbol.for('till.uid')] ??= {
  next: 1,
}) as {
  next: number;
};

/** An id for labels and descriptions that is unique on the page, also between two copies of the bundle. */
export function useUid(prefix = 'till'): string {
  const [id] = useState(() => `${prefix}-${counter.next++}`);
  return id;
}
