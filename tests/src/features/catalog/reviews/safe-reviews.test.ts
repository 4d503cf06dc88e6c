// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { safeReviews } from '../../../../../src/features/catalog/reviews/safe-reviews';

async function renderSafe(html: string): Promise<HTMLElement> {
  const box = document.createElement('div');
  box.append(await safeReviews(html, (stars) => `${stars} of 5 stars`));
  return box;
}

it('keeps only text, classes and links of the server’s reviews', async () => {
  const box = await renderSafe(
    `<div class="review-content" onclick="alert(1)" style="color:red"><img src=x onerror=alert(1)>
     <script>alert(1)</script><a class="page" href="javascript:alert(1)">Kind</a><a href="?p=2">2</a></div>`,
  );
  expect(box.querySelector('img, script, [style], [onclick]')).toBeNull();
  const links = [...box.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual([null, '?p=2']);
  expect(box.querySelector('.review-content .page')?.textContent).toBe('Kind');
});

it.each([
  ['80%', '4 of 5 stars', '96'],
  ['67%', '3.4 of 5 stars', '80.4'],
])(
  'renders a rating of %s, which a strict policy prevents the shop from doing',
  async (title, words, width) => {
    const box = await renderSafe(
      `<div class="rating-result" title="${title}"><span style="width:${title}"><span>${title}</span></span></div>`,
    );
    const rating = box.querySelector('.rating-result');
    expect(rating?.textContent).toBe(words);
    expect(rating?.querySelector('.till-reviews__stars-on')?.getAttribute('width')).toBe(width);
  },
);

it('leaves an unknown rating unchanged', async () => {
  const box = await renderSafe('<div class="rating-result" title="good">Good</div>');
  expect(box.querySelector('.rating-result')?.textContent).toBe('Good');
});
