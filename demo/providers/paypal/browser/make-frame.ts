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

/** Creates the frame of a button. */
export function makeFrame(): HTMLIFrameElement {
  const { clientId, locale, commit } = options;
  const query = new URLSearchParams({
    'client-id': clientId,
    locale,
    commit: String(commit),
    parent: location.origin,
  });
  const frame = document.createElement('iframe');
  frame.title = 'PayPal';
  frame.allow = 'payment *';
  frame.src = `${ORIGIN}/smart/buttons?${query.toString()}`;
  Object.assign(frame.style, STYLE);
  return frame;
}
