import { useLayoutEffect } from 'react';
import { adoptStyles } from '../../../ui/styles/adopt';
import { enlivenRow } from './enliven-row';
import css from './Row.css';

adoptStyles(css);

/** A row with a background that moves. */
export function Row({ part }: { readonly part: HTMLElement }) {
  useLayoutEffect(() => enlivenRow(part), [part]);
  return null;
}
