import { adoptStyles } from './adopt';

/** Makes the elements' text use the page's own font where `--till-font-family` names none. Needs the page's body. */
export function adoptPageFont(): void {
  adoptStyles(`.till:not(x){--_page-font:${getComputedStyle(document.body).fontFamily}}`);
}
