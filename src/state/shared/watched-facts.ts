import type { TillState, TillStore } from './store.types';

/** The present facts, and a way to hear of changes. */
interface WatchedFacts<Facts> {
  readonly context: () => Facts | null;
  readonly subscribe: (listener: (facts: Facts) => void) => () => void;
}

/** Facts for a view without React: the same object until one of them has changed. */
export function watchFacts<Facts extends object>(
  store: TillStore,
  read: (state: TillState) => Facts | null,
): WatchedFacts<Facts> {
  let known: Facts | null = null;

  function context(): Facts | null {
    const next = read(store.getState());
    if (known === null || next === null || !isSame(known, next)) known = next;
    return known;
  }

  return {
    context,
    subscribe(listener) {
      let last = context();
      return store.subscribe(() => {
        const next = context();
        if (next === last) return;
        last = next;
        if (next !== null) listener(next);
      });
    },
  };
}

/** `shop` is created by each read; the other facts keep their identity in the store. */
const isSame = <Facts extends object>(one: Facts, other: Facts): boolean =>
  (Object.keys(one) as (keyof Facts)[]).every(
    (name) => one[name] === other[name] || name === 'shop',
  );
