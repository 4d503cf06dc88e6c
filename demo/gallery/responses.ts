import type { GalleryState } from './states.types';

const HELD_FOR = 60_000;

/** Waits until the browser aborts the request, a minute at most. */
function held(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, HELD_FOR);
    timer.unref();
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** The response to a call in a state that replaces the shop's responses; null in other states. */
export async function replacementResponse(
  { calls }: GalleryState,
  signal: AbortSignal,
): Promise<Response | null> {
  if (calls === undefined) return null;
  if (calls === 'held') await held(signal);
  // The response of the platform's web API to an internal error.
  const message =
    'Internal Error. Details are available in Magento log file. Report ID: webapi-673f9c2a1d0e5';
  return Response.json({ message }, { status: 500 });
}
