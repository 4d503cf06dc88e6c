import { markup, type Markup } from '../shop/pages/markup';

/** A sentence from the elements' tables; text between backticks becomes code. */
export const prose = (text: string): Markup =>
  markup`${text.split('`').map((part, index) => (index % 2 === 1 ? markup`<code>${part}</code>` : part))}`;
