import { PARENT } from '../../shared/frames/page-around';

/** Starts the page of the terms, which the payer closes. */
export function startTerms(): void {
  const close = (): void => {
    parent.postMessage({ type: 'closed' }, PARENT);
  };
  const button = document.querySelector<HTMLElement>('[data-close]');
  button?.addEventListener('click', close);
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') close();
  });
  button?.focus();
}
