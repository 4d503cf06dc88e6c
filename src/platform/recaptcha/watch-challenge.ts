const INTERVAL_MS = 300;
/** How long a token may take once the shopper has closed a challenge, or solved it. */
const AFTER_CHALLENGE_MS = 1500;
/** How long the service may take where it shows no challenge. */
const SILENCE_MS = 20_000;

/** Whether a challenge is open; the service keeps its frame on the page, hidden, before and afterwards. */
export const isChallengeOpen = (): boolean =>
  [...document.querySelectorAll('iframe[src*="/bframe"]')].some(
    (frame) => getComputedStyle(frame).visibility === 'visible',
  );

/**
 * Calls `onQuiet` when no token can be expected any more: the shopper has closed the challenge, which the service does
 * not report, or the service does not respond. Returns the function that stops it.
 */
export function watchChallenge(onQuiet: () => void): () => void {
  let wasOpen = false;
  let quiet = 0;
  const look = (): void => {
    if (!isChallengeOpen()) return;
    wasOpen = true;
    quiet = 0;
  };
  const timer = setInterval(() => {
    quiet += INTERVAL_MS;
    look();
    if (quiet < (wasOpen ? AFTER_CHALLENGE_MS : SILENCE_MS)) return;
    stop();
    onQuiet();
  }, INTERVAL_MS);
  const stop = (): void => {
    clearInterval(timer);
    removeEventListener('pointerdown', look, true);
  };
  // A press beside a challenge closes it, perhaps before the timer has noticed it.
  addEventListener('pointerdown', look, true);
  return stop;
}
