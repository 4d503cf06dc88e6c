import { formatMinorUnits, minorUnits } from '../../../domain/payment/minor-units';
import { t } from '../../../platform/i18n/i18n';
import { pageLocale } from '../../../platform/page/page-locale';
import type { Price } from '../domain/amounts';

/** Whether the press is still one that may open a sheet; browsers that cannot tell decide when it opens. */
const isStillPressed = (): boolean => {
  const { userActivation } = navigator as { readonly userActivation?: UserActivation };
  return userActivation?.isActive !== false;
};

function part<Tag extends 'dialog' | 'div' | 'h2' | 'p' | 'button'>(
  tag: Tag,
  className: string,
  ...content: readonly (string | Node)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  element.className = className;
  element.append(...content);
  return element;
}

/**
 * Browsers open a sheet only a few seconds after a press. Where the shop took longer for its order, the shopper sees what it
 * costs, in a dialog in `host`, and opens the sheet with another press. The page has loaded the styles of its dialogs and buttons
 * with the status of the purchase, at the first press. False when the shopper gives up, or `signal` is aborted.
 */
export function askToContinue(
  host: HTMLElement,
  { amount, currency }: Price,
  signal: AbortSignal,
): Promise<boolean> {
  if (signal.aborted) return Promise.resolve(false);
  if (isStillPressed()) return Promise.resolve(true);
  const total = formatMinorUnits(minorUnits(amount, currency), currency, pageLocale());
  const go = part('button', 'till-button till-button--primary', t('Continue'));
  const stop = part('button', 'till-button till-button--secondary', t('Cancel'));
  for (const button of [stop, go]) button.type = 'button';
  const title = part('h2', 'till-dialog__title', 'Google Pay');
  title.id = 'till-google-pay-continue';
  const text = part('p', 'till-dialog__text', `${t('Order Total')}: ${total}`);
  const actions = part('div', 'till-dialog__actions', stop, go);
  const panel = part(
    'div',
    'till-dialog__panel till-dialog__panel--modal',
    part('div', 'till-dialog__header', title),
    part('div', 'till-dialog__body', text),
    part('div', 'till-dialog__footer', actions),
  );
  const dialog = part('dialog', 'till-dialog till-dialog--modal till-dialog--open', panel);
  dialog.setAttribute('aria-labelledby', title.id);
  host.append(dialog);
  return new Promise((resolve) => {
    const close = (isWanted: boolean): void => {
      resolve(isWanted);
      // Closed first: that gives the focus back.
      if (dialog.open) dialog.close();
      dialog.remove();
    };
    go.addEventListener('click', () => {
      close(true);
    });
    stop.addEventListener('click', () => {
      close(false);
    });
    dialog.addEventListener('close', () => {
      close(false);
    });
    signal.addEventListener('abort', () => {
      close(false);
    });
    dialog.showModal();
    go.focus();
  });
}
