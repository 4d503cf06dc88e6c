import type { Enhance, PartHost, PartView, Undo } from './part.types';
import { tryToEnhance } from './try-to-enhance';
import { onVisible } from './on-visible';

/**
 * Enhances parts with code that is loaded when one of them is near the viewport. Until then, and if loading fails, they
 * stay as the server rendered them.
 */
export function enhanceLate(
  load: (part: HTMLElement, host: PartHost) => Promise<Enhance>,
): Enhance {
  return (part, host) => {
    let isGone = false;
    let undo: Undo | null = null;
    const stopWaiting = onVisible(part, () => {
      load(part, host).then(
        (enhance) => {
          if (!isGone) undo = tryToEnhance(enhance, part, host);
        },
        () => undefined,
      );
    });
    return () => {
      isGone = true;
      stopWaiting();
      undo?.();
    };
  };
}

/** The same for a part with a view. */
export const renderLate = (load: (host: PartHost) => Promise<PartView>): Enhance =>
  enhanceLate(async (_part, own) => {
    const View = await load(own);
    return (part, host) => host.render(part, View);
  });
