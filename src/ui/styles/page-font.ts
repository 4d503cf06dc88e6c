import { adoptStyles } from './adopt';

/** Lets our text take the page's own typeface where `--till-font-family` names none. Needs the page's body. */
export function adoptPageFont(): void {
  adoptStyles(`.till:not(x){--_page-font:${getComputedStyle(document.body).fontFamily}}`);
}
