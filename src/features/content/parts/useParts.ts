import { useLayoutEffect, useState, type RefObject } from 'react';
import { useTillStore } from '../../../state/shared/hooks';
import { useUid } from '../../../ui/element-context';
import type { PartKind, PartView } from './part.types';
import { watchParts } from './watch-parts';

/** A part with a view. */
export interface ShownPart {
  readonly id: string;
  readonly part: HTMLElement;
  readonly View: PartView;
}

/** Enhances the parts inside the element around `root`; returns those that have a view. */
export function useParts(
  root: RefObject<Element | null>,
  kinds: readonly PartKind[],
): readonly ShownPart[] {
  const store = useTillStore();
  const uid = useUid('till-part');
  const [shown, setShown] = useState<readonly ShownPart[]>([]);
  useLayoutEffect(() => {
    const element = root.current?.closest('.till-root')?.parentElement;
    if (!element) return undefined;
    let count = 0;
    const nextId = (): string => `${uid}-${String(++count)}`;
    return watchParts(element, kinds, {
      store,
      nextId,
      render: (part, View) => {
        const added: ShownPart = { id: nextId(), part, View };
        setShown((parts) => [...parts, added]);
        return () => {
          setShown((parts) => parts.filter((other) => other !== added));
        };
      },
    });
  }, [root, kinds, store, uid]);
  return shown;
}
