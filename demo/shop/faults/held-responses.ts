import { isTarget, type Target } from './calls';

interface Held {
  readonly visitorId: string;
  readonly target: Target;
  readonly release: () => void;
}

/** A held response is released after this time, even if no later call has been answered. */
const LONGEST_MS = 30_000;
const held = new Set<Held>();

/** Waits until a later call of the same target has received its response. */
export async function holdUntilOvertaken(visitorId: string, target: Target): Promise<void> {
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, LONGEST_MS);
    timer.unref();
    held.add({
      visitorId,
      target,
      release: () => {
        clearTimeout(timer);
        resolve();
      },
    });
  });
}

/** Takes the held responses that wait for this request; call each once this response has been sent. */
export function takeHeld(visitorId: string, method: string, path: string): readonly (() => void)[] {
  const waiting = [...held].filter(
    (entry) => entry.visitorId === visitorId && isTarget(entry.target, method, path),
  );
  for (const entry of waiting) held.delete(entry);
  return waiting.map(({ release }) => release);
}
