import type { Locator, Page } from '@playwright/test';
import { californian } from '../pages/checkout-page';
import { expect, test } from '../support/test';

/** A merchant's text after an account was compromised; every part of it tries to run or to load something. */
const HOSTILE = [
  '<p id="kept" class="note" title="Note" data-x="1" onclick="window.ran = 1">Pay within <b>7 days</b>.',
  '<script src="/evil/script.js"></script>',
  '<script>window.ran = 1</script>',
  '<img src="/evil/picture.png" onerror="window.ran = 1" alt="">',
  '<iframe src="/evil/frame"></iframe><embed src="/evil/embed"><object data="/evil/object"></object>',
  '<video src="/evil/video"><source src="/evil/source"></video><audio src="/evil/audio" autoplay></audio>',
  '<svg><script>window.ran = 1</script><a href="javascript:window.ran = 1"><text>x</text></a></svg>',
  '<math><mtext><img src="/evil/mutated.png" onerror="window.ran = 1"></mtext></math>',
  '<!-- a <b>comment</b> -->',
  '<a id="good" href="/terms" target="_top" onmouseover="window.ran = 1">Terms</a>',
  '<a id="bad" href="javascript:window.ran = 1">Press</a>',
  '<a id="worse" href=" &#106;ava&#10;script:window.ran = 1">Press too</a></p>',
].join('');

const NEVER = 'script, img, embed, iframe, video, source, object, audio';

/** Rewrites the page's configuration on its way to the browser. */
async function withConfiguration(
  page: Page,
  change: (config: Record<string, unknown>) => void,
): Promise<void> {
  await page.route('**/checkout/', async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue();
    const answer = await route.fetch();
    const html = await answer.text();
    const changed = html.replace(
      /(<script[^>]*data-till-config[^>]*>)(.*?)(<\/script>)/s,
      (_whole, open: string, text: string, close: string) => {
        const rendered = JSON.parse(text) as { checkoutConfig: Record<string, unknown> };
        change(rendered.checkoutConfig);
        return open + JSON.stringify(rendered).replaceAll('<', '\\u003c') + close;
      },
    );
    expect(changed, 'the page prints its configuration').not.toBe(html);
    // Inline scripts are allowed on this page, so that only sanitising keeps these from running.
    const headers = answer.headers();
    const policy = headers['content-security-policy'] ?? '';
    headers['content-security-policy'] = policy.replace(
      "script-src 'self'",
      "script-src 'self' 'unsafe-inline'",
    );
    return route.fulfill({ response: answer, headers, body: changed });
  });
}

/** Checks the merchant's text inside `place`. */
async function expectHarmless(place: Locator): Promise<void> {
  const text = place.locator('#kept').locator('..');
  await expect(text.locator('#kept')).toHaveText(/^Pay within 7 days\./);
  await expect(text.locator(NEVER)).toHaveCount(0);
  await expect(text.locator('#good')).toHaveAttribute('href', '/terms');
  for (const id of ['#bad', '#worse']) {
    await expect(text.locator(id)).toBeVisible();
    expect(await text.locator(id).getAttribute('href')).toBeNull();
  }
  const found = await text.evaluate((root) => {
    const allowed = ['id', 'class', 'href', 'title', 'style'];
    const inside = [...root.querySelectorAll('#kept, #kept *, #good, #bad, #worse')];
    const comments = document.createTreeWalker(root, NodeFilter.SHOW_COMMENT);
    return {
      attributes: inside
        .flatMap((element) => element.getAttributeNames())
        .filter((name) => !allowed.includes(name)),
      hasComment: comments.nextNode() !== null,
    };
  });
  expect(found).toEqual({ attributes: [], hasComment: false });
}

test.describe('the merchant’s texts', () => {
  test('never run scripts, whatever they contain [TEXT-01] [TEXT-02] [TEXT-04] [TEXT-05]', async ({
    page,
    shop,
  }) => {
    const loaded: string[] = [];
    await page.route('**/evil/**', (route) => {
      loaded.push(route.request().url());
      return route.abort();
    });
    await withConfiguration(page, (config) => {
      config.payment = { instructions: { banktransfer: HOSTILE }, checkmo: {} };
      config.checkoutAgreements = {
        isEnabled: true,
        agreements: [
          {
            agreementId: '1',
            mode: '1',
            checkboxText: 'I agree <img src="/evil/box.png" onerror="window.ran = 1">',
            content: HOSTILE,
            contentHeight: null,
          },
        ],
      };
    });
    await shop.product.open('the-salt-road');
    await shop.product.add(1);
    const answer = await page.goto('/checkout/');
    const policy = answer?.headers()['content-security-policy'];
    expect(policy).toContain("'unsafe-inline'");
    expect(policy).toContain("require-trusted-types-for 'script'");
    await shop.checkout.email.fill(shop.email);
    await shop.checkout.fillAddress(californian);
    await shop.checkout.chooseMethod(/Flat Rate/);
    await shop.checkout.toPayment();
    await shop.checkout.chooseMethod(/Bank Transfer/);
    await expectHarmless(shop.checkout.element);

    await shop.checkout.element.getByRole('button', { name: /^View Details/ }).click();
    await expectHarmless(page.getByRole('dialog'));

    expect(await page.evaluate(() => 'ran' in window), 'something ran').toBe(false);
    expect(loaded, 'something was loaded').toEqual([]);
  });
});
