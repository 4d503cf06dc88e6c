import { choice, count, inGroup, toggle } from '../field-kinds';

/** The maximum offset of a visitor's clock: two years, in minutes. */
const TWO_YEARS = 2 * 365 * 24 * 60;

/** The shop as a whole. */
export const shop = inGroup('shop', {
  language: choice(
    'en',
    { en: 'English', de: 'Deutsch' },
    {
      label: 'Language',
      shows: 'The pages of the shop and every text of the elements, from the shop’s dictionary.',
    },
  ),
  rtl: toggle(false, {
    label: 'Right to left',
    shows: 'Turns the pages and the elements, as for readers of Arabic or Hebrew.',
  }),
  clockOffset: count(TWO_YEARS, 'minutes', {
    label: 'Clock ahead by',
    shows: 'Sessions, form keys and carts end as if this time had passed.',
  }),
});
