import { h, root } from '../../shared/frames/dom';
import { listenToPage, reportHeight, tellPage } from '../../shared/frames/page-around';
import type {
  MessageProps,
  MessageToFrame,
  MessageToPage,
} from '../browser/message-protocol.types';
import { say, type Phrase } from './phrases';
import { canSplit, money } from './pay-later';

const query = new URLSearchParams(location.search);
const locale = query.get('locale') ?? 'en_US';
const currency = query.get('currency') ?? 'USD';

const tell = (message: MessageToPage): void => {
  tellPage(message);
};

const t = (phrase: Phrase): string => say(locale, phrase);

/** What the message says: a quarter of the amount where that can be paid in four parts. */
const textOf = ({ amount }: MessageProps): string =>
  amount !== undefined && canSplit(amount)
    ? t('Pay in 4 interest-free payments of %1 with').replace('%1', () =>
        money(amount / 4, currency, locale),
      )
    : t('Buy now, pay later with');

function draw(props: MessageProps, button: HTMLButtonElement): void {
  const { layout = 'text', color = 'white', ratio = '8x1', logo, text } = props.style ?? {};
  const mark = h('span', { class: 'mark' }, h('span', { class: 'mark__pay' }, 'Pay'), 'Pal');
  button.className =
    layout === 'flex'
      ? `later later--flex later--${color} later--${ratio}`
      : `later later--${text?.color ?? 'black'} later--${text?.align ?? 'left'}`;
  button.style.setProperty('font-size', `${String(text?.size ?? 12)}px`);
  button.replaceChildren(
    `${textOf(props)} `,
    logo?.type === 'none' ? 'PayPal' : mark,
    '. ',
    h('span', { class: 'later__more' }, t('Learn more')),
  );
}

/** Starts the frame of a message about paying later. */
export function startMessage(): void {
  const button = h('button', { type: 'button', class: 'later' });
  button.addEventListener('click', () => {
    tell({ type: 'pressed' });
  });
  let isShown = false;
  listenToPage((heard) => {
    const { props } = heard as MessageToFrame;
    draw(props, button);
    if (isShown) return;
    isShown = true;
    root().replaceChildren(button);
    reportHeight();
    tell({ type: 'ready' });
  });
  tell({ type: 'hello' });
}
