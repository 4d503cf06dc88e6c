import type { PartHost, PartKind, Undo } from './part.types';
import { tryToEnhance } from './try-to-enhance';

/** The parts of a kind inside `element` that no other element handles (CELM-01). */
const findParts = (element: Element, { selector, tag }: PartKind): readonly HTMLElement[] =>
  [...element.querySelectorAll<HTMLElement>(selector)].filter(
    (part) => part.closest(`till-content, ${tag}`) === element,
  );

/** Whether parts may have been added, removed or moved; most changes are those that the parts' own code makes. */
function areParts(records: readonly MutationRecord[], selector: string): boolean {
  const hasPart = (node: Node): boolean =>
    node instanceof Element && (node.matches(selector) || node.querySelector(selector) !== null);
  return records.some(({ addedNodes, removedNodes }) =>
    [...addedNodes, ...removedNodes].some(hasPart),
  );
}

/**
 * Enhances the parts of these kinds inside `element`, also those that are added later. Those that are removed are
 * restored.
 *
 * @returns a function that restores all of them
 */
export function watchParts(element: Element, kinds: readonly PartKind[], host: PartHost): Undo {
  const known = kinds.map((kind) => ({ kind, undo: new Map<HTMLElement, Undo>() }));
  const update = (): void => {
    for (const { kind, undo } of known) {
      const parts = new Set(findParts(element, kind));
      for (const [part, restore] of undo) {
        if (parts.has(part)) continue;
        undo.delete(part);
        restore();
      }
      for (const part of parts) {
        if (!undo.has(part)) undo.set(part, tryToEnhance(kind.enhance, part, host));
      }
    }
  };
  update();
  const selector = kinds.map((kind) => kind.selector).join();
  const changes = new MutationObserver((records) => {
    if (areParts(records, selector)) update();
  });
  changes.observe(element, { childList: true, subtree: true });
  return () => {
    changes.disconnect();
    for (const { undo } of known) for (const restore of undo.values()) restore();
  };
}
