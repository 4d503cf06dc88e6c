import { ownValue } from '../../src/domain/own-value';
import { jsonStorage } from '../../src/platform/storage/storage';
import { readSections } from '../../src/state/sections/section-store';
import type { CustomerData } from './old-front-end.types';

/** The event of the window by which a Hyvä theme tells its parts what private data there are: all sections, in `detail.data`. */
const LOADED = 'private-content-loaded';

/** The theme writes what it has loaded there after its event, even where that was late. */
const cache = jsonStorage('mage-cache-storage');

type Data = Readonly<Record<string, unknown>>;

const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null;

/** What the theme shows to a visitor without private data; its parts rely on every section being there. */
function emptySections(): Data {
  try {
    const written = document.getElementById('default-section-data')?.textContent ?? '{}';
    const data: unknown = JSON.parse(written);
    return isData(data) ? data : {};
  } catch {
    return {};
  }
}

/**
 * The private data of a Hyvä theme as a service like the one of the old front end: the theme has none, but tells its parts of
 * changes by an event. What is set in one task is passed on in one event, as copies, since the theme changes what it is given.
 * Messages are passed on once, since the theme shows them each time.
 */
export function themeData(): CustomerData {
  const listeners = new Map<string, Set<() => void>>();
  let seen: Data = {};
  let changed: Data = {};
  let isPublishing = false;

  const publish = (): void => {
    const stored = readSections();
    const { messages = {}, ...kept } = changed;
    cache.write({ ...stored, ...kept });
    const data = structuredClone({ ...emptySections(), ...seen, ...stored, ...kept, messages });
    changed = {};
    isPublishing = true;
    window.dispatchEvent(new CustomEvent(LOADED, { detail: { data } }));
    isPublishing = false;
  };

  window.addEventListener(LOADED, (event) => {
    const { detail } = event as CustomEvent<{ readonly data?: unknown } | null>;
    if (isPublishing || !isData(detail?.data)) return;
    seen = structuredClone(detail.data);
    for (const [name, subscribers] of listeners) {
      if (ownValue(seen, name) === undefined) continue;
      for (const listener of subscribers) listener();
    }
  });

  return {
    get: (name) =>
      Object.assign(() => ownValue(seen, name), {
        subscribe: (listener: () => void) => {
          listeners.set(name, (listeners.get(name) ?? new Set()).add(listener));
        },
      }),
    set: (name, data) => {
      if (Object.keys(changed).length === 0) queueMicrotask(publish);
      changed = { ...changed, [name]: data };
      seen = { ...seen, [name]: data };
    },
  };
}
