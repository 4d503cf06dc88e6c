import { trusted, type Markup } from './markup';

const icon = (paths: string): Markup =>
  trusted(
    `<svg class="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">${paths}</svg>`,
  );

/** Line icons in the text's colour, hidden from screen readers. */
export const icons = {
  bag: icon('<path d="M5 8h14l1 12H4L5 8Z"/><path d="M8.5 8V7a3.5 3.5 0 0 1 7 0v1"/>'),
  search: icon('<circle cx="10.5" cy="10.5" r="6"/><path d="m15 15 5 5"/>'),
  person: icon('<circle cx="12" cy="8" r="3.6"/><path d="M4.5 20c.8-4 3.7-6 7.5-6s6.7 2 7.5 6"/>'),
  lock: icon(
    '<rect x="5.5" y="10.5" width="13" height="9" rx="1.5"/><path d="M8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5"/>',
  ),
  arrow: icon('<path class="icon-turns" d="M4 12h15m-6-6 6 6-6 6"/>'),
  tiles: icon(
    '<rect x="4.5" y="4.5" width="6" height="6"/><rect x="13.5" y="4.5" width="6" height="6"/><rect x="4.5" y="13.5" width="6" height="6"/><rect x="13.5" y="13.5" width="6" height="6"/>',
  ),
  rows: icon('<path d="M4.5 6h2m3.5 0h9.5M4.5 12h2m3.5 0h9.5M4.5 18h2m3.5 0h9.5"/>'),
  ascending: icon('<path d="M12 19V5m-5 5 5-5 5 5"/>'),
  descending: icon('<path d="M12 5v14m-5-5 5 5 5-5"/>'),
  cross: icon('<path d="m7 7 10 10M17 7 7 17"/>'),
  heart: icon(
    '<path d="M12 19.5s-7-4.3-7-9.5a3.9 3.9 0 0 1 7-2.4A3.9 3.9 0 0 1 19 10c0 5.2-7 9.5-7 9.5Z"/>',
  ),
  scales: icon('<path d="M12 4v16M8 20h8M5 7h14M5 7l-2.5 6.5h5L5 7Zm14 0-2.5 6.5h5L19 7Z"/>'),
  check: icon('<path d="m5 12.5 4.5 4.5L19 7.5"/>'),
  book: icon(
    '<path d="M12 6.5C10 5 7 4.5 4 4.5v13.5c3 0 6 .5 8 2 2-1.5 5-2 8-2V4.5c-3 0-6 .5-8 2Zm0 0V20"/>',
  ),
  disc: icon(
    '<circle cx="12" cy="12" r="8.5"/><circle cx="12" cy="12" r="2.5"/><path d="M12 6.3A5.7 5.7 0 0 1 17.7 12"/>',
  ),
  reel: icon(
    '<rect x="3.5" y="5" width="17" height="14" rx="1.5"/><path d="M7.5 5v14M16.5 5v14M3.5 9.5h4m-4 5h4m9-5h4m-4 5h4"/>',
  ),
} as const;
