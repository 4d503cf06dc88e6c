import { useEffect, useState } from 'react';
import type * as Estimator from './estimator';

type StrengthOf = typeof Estimator.strengthOf;

let loading: Promise<StrengthOf> | null = null;

/** A failed download is tried again at the next use. */
function load(): Promise<StrengthOf> {
  loading ??= import('./estimator').then(
    ({ strengthOf }) => strengthOf,
    (cause: unknown) => {
      loading = null;
      throw cause;
    },
  );
  return loading;
}

/**
 * The estimator of passwords, with its dictionary (decision C37): loaded once a field is used, since few visitors change
 * a password. Null until it is there, and where it cannot be loaded.
 */
export function useEstimator(input: HTMLInputElement | null, isWanted: boolean): StrengthOf | null {
  const [estimate, setEstimate] = useState<StrengthOf | null>(null);
  useEffect(() => {
    if (input === null || !isWanted) return undefined;
    let isCurrent = true;
    const start = (): void => {
      load().then(
        (loaded) => {
          if (isCurrent) setEstimate(() => loaded);
        },
        () => undefined,
      );
    };
    const listening = new AbortController();
    const { signal } = listening;
    input.addEventListener('focus', start, { signal });
    input.addEventListener('input', start, { signal });
    if (document.activeElement === input || input.value !== '') start();
    return () => {
      isCurrent = false;
      listening.abort();
    };
  }, [input, isWanted]);
  return estimate;
}
