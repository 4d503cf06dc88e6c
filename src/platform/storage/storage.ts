import { report } from '../console';

/** Shared by all windows and later visits, or private to one window until it is closed. */
type Area = 'localStorage' | 'sessionStorage';

/** A JSON value under one key of the browser's storage. */
export interface JsonStorage {
  /** The stored value; null when there is none or it is not JSON. */
  read(): unknown;
  write(value: unknown): void;
  remove(): void;
  /** Calls `listener` when another tab changed the value; returns the function that unsubscribes it. */
  subscribe(listener: () => void): () => void;
}

/** Replaces the browser's storage when it is not available; lives as long as the page. */
const memory = new Map<string, string>();

function unavailable(): void {
  report(35, 'The browser’s storage is blocked or full.');
}

function readText(key: string, area: Area): string | null {
  const inMemory = memory.get(key);
  if (inMemory !== undefined) return inMemory;
  try {
    return window[area].getItem(key);
  } catch {
    unavailable();
    return null;
  }
}

function writeText(key: string, text: string, area: Area): void {
  try {
    window[area].setItem(key, text);
    memory.delete(key);
  } catch {
    unavailable();
    memory.set(key, text);
  }
}

/**
 * Local storage under `key`, shared with the platform's own front end, or the window's own. Blocked, full or broken
 * storage never throws: the value is then kept in memory, with one warning on the console (STOR-06).
 */
export function jsonStorage(key: string, area: Area = 'localStorage'): JsonStorage {
  return {
    read: () => {
      const text = readText(key, area);
      if (text === null) return null;
      try {
        return JSON.parse(text) as unknown;
      } catch {
        return null;
      }
    },
    write: (value) => {
      writeText(key, JSON.stringify(value), area);
    },
    remove: () => {
      memory.delete(key);
      try {
        window[area].removeItem(key);
      } catch {
        unavailable();
      }
    },
    subscribe: (listener) => {
      const onStorage = (event: StorageEvent): void => {
        if (event.key !== key && event.key !== null) return;
        memory.delete(key);
        listener();
      };
      window.addEventListener('storage', onStorage);
      return () => {
        window.removeEventListener('storage', onStorage);
      };
    },
  };
}
