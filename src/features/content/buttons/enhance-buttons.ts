import { flagOf } from '../../../domain/content/settings';
import { adoptStyles } from '../../../ui/styles/adopt';
import { Changes } from '../parts/changes';
import css from './Buttons.css';

adoptStyles(css);

const BUTTON =
  ':scope > [data-content-type=button-item] > [data-element=link], :scope > [data-content-type=button-item] > [data-element=empty_link]';

/** The width of the widest button, each as wide as its text, in whole pixels. */
function widest(buttons: readonly HTMLElement[]): number {
  const changes = new Changes();
  for (const button of buttons) changes.className(button, 'till-button-measured');
  const widths = buttons.map((button) => button.getBoundingClientRect().width);
  changes.restore();
  return Math.ceil(Math.max(0, ...widths));
}

/**
 * Gives all buttons of a group, if so configured, the width of the widest, and updates it when the group changes size
 * (BTNS-01). No button becomes wider than the group.
 *
 * @returns a function that restores the markup
 */
export function enhanceButtons(part: HTMLElement): () => void {
  const buttons = [...part.querySelectorAll<HTMLElement>(BUTTON)];
  if (!flagOf(part.dataset['sameWidth']) || buttons.length < 2) return () => undefined;
  const ready = new Changes();
  ready.className(part, 'till-part-ready');
  let changes = new Changes();
  let done = '';
  const measure = (): void => {
    const width = Math.min(widest(buttons), Math.floor(part.clientWidth));
    const next = `${String(width)}px`;
    if (width <= 0 || next === done) return;
    done = next;
    changes.restore();
    changes = new Changes();
    for (const button of buttons) {
      changes.style(button, 'box-sizing', 'border-box');
      changes.style(button, 'min-inline-size', next);
    }
  };
  measure();
  const sizes = new ResizeObserver(measure);
  sizes.observe(part);
  // Fonts that arrive late make texts wider, and not the group.
  for (const button of buttons) sizes.observe(button);
  return () => {
    sizes.disconnect();
    changes.restore();
    ready.restore();
  };
}
