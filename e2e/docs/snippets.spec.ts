import { SNIPPET_PAGES, snippetsOf } from '../../scripts/lib/snippets';
import { reasonFor } from '../../tests/tooling/snippets/not-run';
import { expect, test } from '../support/test';
import { PROOFS } from './proofs';
import { pathOf, putOnPages, tagsIn } from './snippet-page';

/* Every piece of HTML and JavaScript in the documentation, in a page of the demo shop. */

/** Needs a page with other products than the demo shop's; run by tests/elements/catalog/product-page-docs.test.tsx. */
const OWN_PAGE = 'docs/product-page.md#a-products-page 1';

const snippets = SNIPPET_PAGES.flatMap(snippetsOf).filter(
  (snippet) =>
    ['html', 'js'].includes(snippet.language) &&
    reasonFor(snippet) === undefined &&
    snippet.id !== OWN_PAGE,
);

test('a proof belongs to a snippet', () => {
  const ids = snippets.map(({ id }) => id);
  expect(Object.keys(PROOFS).filter((id) => !ids.includes(id))).toEqual([]);
});

for (const snippet of snippets) {
  test(snippet.id, async ({ page, shop }) => {
    await shop.product.open('the-salt-road');
    await shop.product.add(1);
    const lines: string[] = [];
    const complaints: string[] = [];
    page.on('console', (message) => {
      lines.push(message.text());
      const isComplaint = ['error', 'warning'].includes(message.type());
      if (isComplaint && message.text().startsWith('[till]')) complaints.push(message.text());
    });
    await putOnPages(page, snippet);
    await page.goto(pathOf(snippet));
    const usual = pathOf(snippet) === '/checkout/' ? 'till-checkout' : 'till-mini-cart';
    for (const tag of [usual, ...tagsIn(snippet)]) {
      await expect(page.locator(`${tag} > .till-root`).first()).toBeAttached();
    }
    await PROOFS[snippet.id]?.({ page, shop, lines });
    expect(complaints).toEqual([]);
    // A page that is just being fetched, as after an order, would hold up the end of the test.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
}
