import { useLayoutEffect } from 'react';
import { adoptStyles } from '../../../ui/styles/adopt';
import type { PartKind } from '../parts/part.types';
import css from './Buttons.css';
import { enhanceButtons } from './enhance-buttons';

adoptStyles(css);

function Buttons({ part }: { readonly part: HTMLElement }) {
  useLayoutEffect(() => enhanceButtons(part), [part]);
  return null;
}

/** The page builder's groups of buttons. */
export const buttonsKind: PartKind = {
  tag: 'till-buttons',
  selector: '[data-content-type=buttons]',
  View: Buttons,
};
