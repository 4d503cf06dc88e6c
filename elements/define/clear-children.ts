import { oldFrontEnd } from '../bridge/old-front-end.types';
import { CONFIG_SCRIPT } from './own-config';

/**
 * Removes the server-rendered children of `host` for the view. Configuration scripts stay for other readers.
 *
 * @param storage takes the hidden children; its fields are disabled, whatever scripts do to them
 * @param hidesChildren keeps the children, hidden, where the old front end is, whose widgets may initialize on them
 * late; a page may have settings for that front end's loader under its name, and no loader
 */
export function clearChildren(
  host: HTMLElement,
  storage: HTMLFieldSetElement,
  hidesChildren: boolean,
): void {
  const isStored = hidesChildren && typeof oldFrontEnd().require === 'function';
  for (const child of [...host.childNodes]) {
    if (child === storage || (child instanceof Element && child.matches(CONFIG_SCRIPT))) continue;
    if (isStored) storage.append(child);
    else child.remove();
  }
  if (!isStored) return;
  storage.hidden = storage.inert = storage.disabled = true;
  host.append(storage);
}
