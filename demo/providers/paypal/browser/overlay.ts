import { ORIGIN } from '../../shared/browser/origin';

const STYLE = {
  position: 'fixed',
  inset: '0',
  zIndex: '2147483647',
  width: '100%',
  height: '100%',
  margin: '0',
  padding: '0',
  border: '0',
  background: 'transparent',
  colorScheme: 'auto',
};

/** Creates a frame of this origin over the whole page; styles are set one by one, as strict policies require. */
export function makeOverlay(
  title: string,
  path: string,
  asked: Readonly<Record<string, string>> = {},
): HTMLIFrameElement {
  const query = new URLSearchParams({ ...asked, parent: location.origin });
  const frame = document.createElement('iframe');
  frame.title = title;
  frame.src = `${ORIGIN}${path}?${query.toString()}`;
  Object.assign(frame.style, STYLE);
  return frame;
}
