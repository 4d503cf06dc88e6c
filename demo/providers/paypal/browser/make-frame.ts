import { ORIGIN } from '../../shared/browser/origin';
import { options } from './script-options';

/** Styles are set one by one, as strict policies require; higher than the button by the outline of its focus. */
const STYLE = {
  border: '0',
  margin: '-4px',
  padding: '0',
  display: 'block',
  width: 'calc(100% + 8px)',
  minWidth: '100%',
  height: '0',
  background: 'transparent',
  colorScheme: 'auto',
};

/** A page of the provider for this account and the page around. */
export function providerUrl(path: string, more: Readonly<Record<string, string>> = {}): string {
  const { clientId, locale, commit } = options;
  const query = new URLSearchParams({
    'client-id': clientId,
    locale,
    commit: String(commit),
    parent: location.origin,
    ...more,
  });
  return `${ORIGIN}${path}?${query.toString()}`;
}

/** Creates the frame of a button. */
export function makeFrame(): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.title = 'PayPal';
  frame.allow = 'payment *';
  frame.src = providerUrl('/smart/buttons');
  Object.assign(frame.style, STYLE);
  return frame;
}

/** Creates the frame of a card field, as large as its place; fields of one `group` belong to one card. */
export function makeFieldFrame(field: string, group: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.title = `PayPal card ${field}`;
  frame.src = providerUrl('/card/field', { field, group });
  Object.assign(frame.style, {
    border: '0',
    display: 'block',
    width: '100%',
    height: '100%',
    background: 'transparent',
    colorScheme: 'auto',
  });
  return frame;
}
