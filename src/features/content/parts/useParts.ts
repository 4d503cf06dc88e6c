import { useLayoutEffect, useState } from 'react';
import type { PartKind } from './part.types';

/** A part of the page with its kind and a stable id. */
export interface FoundPart {
  readonly id: number;
  readonly kind: PartKind;
  readonly part: HTMLElement;
}

const ids = new WeakMap<Element, number>();
let nextId = 1;

function idOf(part: Element): number {
  const id = ids.get(part) ?? nextId++;
  ids.set(part, id);
  return id;
}

/** The parts inside `host` that no other element handles (CELM-01). */
function findParts(host: Element, kinds: readonly PartKind[]): readonly FoundPart[] {
  return kinds.flatMap((kind) =>
    [...host.querySelectorAll<HTMLElement>(kind.selector)]
      .filter((part) => part.closest(`till-content, ${kind.tag}`) === host)
      .map((part) => ({ id: idOf(part), kind, part })),
  );
}

const isSame = (one: readonly FoundPart[], other: readonly FoundPart[]): boolean =>
  one.length === other.length && one.every(({ id }, index) => id === other[index]?.id);

/** The parts inside the element around `root`, kept up to date as parts are added, removed or moved. */
export function useParts(root: Element | null, kinds: readonly PartKind[]): readonly FoundPart[] {
  const [parts, setParts] = useState<readonly FoundPart[]>([]);
  useLayoutEffect(() => {
    const host = root?.closest('.till-root')?.parentElement;
    if (!host) return undefined;
    const find = (): void => {
      const found = findParts(host, kinds);
      setParts((known) => (isSame(known, found) ? known : found));
    };
    find();
    const changes = new MutationObserver(find);
    changes.observe(host, { childList: true, subtree: true });
    return () => {
      changes.disconnect();
    };
  }, [root, kinds]);
  return parts;
}
