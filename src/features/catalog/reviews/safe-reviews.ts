import { sanitize } from '../../../platform/text/sanitize';

const STAR = 'm12 2.5 2.9 6.2 6.8.8-5 4.7 1.3 6.7-6-3.3-6 3.3 1.3-6.7-5-4.7 6.8-.8z';
const SVG = 'http://www.w3.org/2000/svg';
const POINTS = 5;

/** Five stars, `percent` of them filled. A text beside them gives the rating. */
function renderStars(percent: number): SVGSVGElement {
  const row = (className: string, width: number): SVGSVGElement => {
    const svg = document.createElementNS(SVG, 'svg');
    svg.setAttribute('class', className);
    svg.setAttribute('width', String(width));
    svg.setAttribute('height', '24');
    for (let star = 0; star < POINTS; star += 1) {
      const path = document.createElementNS(SVG, 'path');
      path.setAttribute('d', STAR);
      path.setAttribute('transform', `translate(${String(star * 24)} 0)`);
      svg.append(path);
    }
    return svg;
  };
  const stars = row('till-reviews__stars', POINTS * 24);
  stars.setAttribute('viewBox', `0 0 ${String(POINTS * 24)} 24`);
  stars.setAttribute('aria-hidden', 'true');
  stars.append(row('till-reviews__stars-on', (POINTS * 24 * percent) / 100));
  return stars;
}

/** The platform renders a rating as `title="80%"` and a width in a style attribute, which a strict policy forbids. */
function showRating(result: Element): void {
  const percent = Number.parseFloat(result.getAttribute('title') ?? '');
  if (!(percent >= 0 && percent <= 100)) return;
  const spoken = document.createElement('span');
  spoken.className = 'till-visually-hidden';
  spoken.dataset.stars = String(Math.round(percent / 2) / 10);
  result.removeAttribute('title');
  result.replaceChildren(renderStars(percent), spoken);
}

/** Writes the text of each rating, which `starsText` returns for its number of stars; again when translations arrive. */
export function nameRatings(root: ParentNode, starsText: (stars: string) => string): void {
  for (const spoken of root.querySelectorAll<HTMLElement>('.rating-result > span[data-stars]')) {
    spoken.textContent = starsText(spoken.dataset.stars ?? '');
  }
}

/** The server's HTML as sanitised nodes with its ratings rendered; `starsText` returns the text for a number of stars. */
export async function safeReviews(
  html: string,
  starsText: (stars: string) => string,
): Promise<DocumentFragment> {
  const fragment = await sanitize(html, 'content');
  for (const styled of fragment.querySelectorAll('[style]')) styled.removeAttribute('style');
  for (const result of fragment.querySelectorAll('.rating-result')) showRating(result);
  nameRatings(fragment, starsText);
  return fragment;
}
