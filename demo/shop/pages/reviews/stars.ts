import { translate } from '../../domain/language/translate';
import { markup, trusted, type Markup } from '../markup';
import type { Rating } from './reviews.types';

const POINTS = 5;
const SIZE = 20;

/** Five stars in a row, 100 units wide and 20 high. */
const row = Array.from({ length: POINTS }, (_, star) => {
  const corners = Array.from({ length: POINTS * 2 }, (__, index) => {
    const angle = (index * Math.PI) / POINTS - Math.PI / 2;
    const radius = index % 2 === 0 ? 9 : 4;
    const x = SIZE * star + SIZE / 2 + radius * Math.cos(angle);
    const y = SIZE / 2 + radius * Math.sin(angle);
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  });
  return `M${corners.join('L')}Z`;
}).join('');

/** A rating as filled stars, in the platform's markup; `percent` is 20 for each star. */
export const stars = (percent: number): Markup => {
  const points = percent % 20 === 0 ? String(percent / 20) : (percent / 20).toFixed(1);
  return markup`<span class="rating-result" title="${percent}%">${trusted(
    `<svg class="stars" viewBox="0 0 100 20" width="85" height="17" aria-hidden="true" focusable="false"><path class="stars-off" d="${row}"/><svg width="${String(percent)}" height="20"><path class="stars-on" d="${row}"/></svg></svg>`,
  )}<span class="only-read">${points} of 5</span></span>`;
};

/** A product's rating with a link to its reviews. */
export const ratingSummary = ({ count, percent }: Rating, url: string): Markup =>
  markup`<div class="product-reviews-summary short"><div class="rating-summary"><span class="only-read">Rating: </span>${stars(percent)}</div> <a class="action view" href="${url}#reviews">${count}<span class="reviews-word"> ${translate(count === 1 ? 'Review' : 'Reviews')}</span></a></div>`;
