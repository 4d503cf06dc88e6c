import { Changes } from '../parts/changes';

const OVERLAY = '[data-element=overlay]';
const BUTTON = '[data-element=button]';

/** Shows the parts that wait for the pointer: the overlay in its colour and the button. */
function reveal(part: HTMLElement): Changes {
  const changes = new Changes();
  const overlay = part.querySelector<HTMLElement>(OVERLAY);
  const colour = overlay?.dataset['overlayColor'] ?? '';
  if (part.dataset['showOverlay'] === 'hover' && overlay && colour !== '') {
    changes.style(overlay, 'background-color', colour);
  }
  const button = part.querySelector<HTMLElement>(BUTTON);
  if (part.dataset['showButton'] === 'hover' && button) {
    changes.style(button, 'opacity', '1');
    changes.style(button, 'visibility', 'visible');
  }
  return changes;
}

/**
 * Shows the overlay and the button of a banner, if so configured, while it is hovered or contains the keyboard focus
 * (BANR-01, BANR-02). On devices without hover they are always visible.
 *
 * @returns a function that restores the markup
 */
export function enhanceBanner(part: HTMLElement): () => void {
  const { showOverlay, showButton } = part.dataset;
  if (showOverlay !== 'hover' && showButton !== 'hover') return () => undefined;
  const touch = window.matchMedia('(hover: none)');
  const reasons = new Set<string>();
  let revealed: Changes | null = null;
  const update = (reason: string, holds: boolean): void => {
    if (holds) reasons.add(reason);
    else reasons.delete(reason);
    if (reasons.size > 0) revealed ??= reveal(part);
    else {
      revealed?.restore();
      revealed = null;
    }
  };
  const listening = new AbortController();
  const { signal } = listening;
  const on = (event: string, reason: string, holds: boolean): void => {
    part.addEventListener(
      event,
      () => {
        update(reason, holds);
      },
      { signal },
    );
  };
  on('mouseenter', 'pointer', true);
  on('mouseleave', 'pointer', false);
  on('focusin', 'focus', true);
  on('focusout', 'focus', false);
  touch.addEventListener(
    'change',
    () => {
      update('touch', touch.matches);
    },
    { signal },
  );
  update('touch', touch.matches);
  return () => {
    listening.abort();
    revealed?.restore();
  };
}
