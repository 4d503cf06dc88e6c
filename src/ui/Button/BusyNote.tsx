import { useEffect, useState, type ComponentType } from 'react';

/** How long an action runs before the waiting is said, in milliseconds. */
const LONG_WAIT_MS = 4000;

/** Rendered while an action runs: after 4 s it says that this takes long, and loads what it needs for that only then. */
export function BusyNote() {
  const [Waiting, setWaiting] = useState<ComponentType | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => {
      import('./Waiting').then(
        (loaded) => {
          setWaiting(() => loaded.Waiting);
        },
        () => undefined,
      );
    }, LONG_WAIT_MS);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  return Waiting !== null && <Waiting />;
}
