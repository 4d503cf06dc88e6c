import { useLayoutEffect } from 'react';
import { adoptStyles } from '../../../ui/styles/adopt';
import { enhanceRow } from './enhance-row';
import css from './Row.css';

adoptStyles(css);

/** A row with a background that moves. */
export function Row({ part }: { readonly part: HTMLElement }) {
  useLayoutEffect(() => enhanceRow(part), [part]);
  return null;
}
