import { markup, type Markup } from '../shop/pages/markup';

/** A sentence of the elements' table: what stands between backticks is code. */
export const prose = (text: string): Markup =>
  markup`${text.split('`').map((part, index) => (index % 2 === 1 ? markup`<code>${part}</code>` : part))}`;
