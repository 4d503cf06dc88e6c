import { expect, test } from '../support/test';

test('the HTML content of an admin page is requested with the form key when its tab is opened, and again after a failure [BLOCK-03]', async ({
  page,
}) => {
  // A form page like those of the admin area: the content is in a closed tab.
  await page.goto('/gallery/till-html-content/preview?state=few');
  const content = page.locator('till-html-content');
  await expect(content.getByRole('link').first()).toBeVisible();

  const sent: string[] = [];
  let isBroken = true;
  await page.route('**/customer/index/cart/tab**', async (route) => {
    sent.push(`${route.request().method()} ${route.request().postData() ?? ''}`);
    if (isBroken) await route.fulfill({ status: 503, body: '' });
    else await route.fulfill({ contentType: 'text/html', body: '<p>Drawn in the tab</p>' });
  });
  await page.evaluate(() => {
    Object.assign(window, { FORM_KEY: 'adminFormKey1234' });
    const tab = document.createElement('section');
    tab.hidden = true;
    tab.id = 'tab';
    const inside = document.createElement('till-html-content');
    inside.setAttribute('url', 'customer/index/cart/tab/');
    inside.setAttribute('label', 'Tab');
    tab.append(inside);
    document.querySelector('main')?.append(tab);
  });
  await expect(page.locator('#tab .till-root')).toBeAttached();
  expect(sent).toEqual([]);

  await page.evaluate(() => document.querySelector('#tab')?.removeAttribute('hidden'));
  const tab = page.getByRole('region', { name: 'Tab' });
  await expect(tab.getByRole('alert')).toBeVisible();
  isBroken = false;
  await tab.getByRole('button', { name: 'Try Again' }).click();
  await expect(tab).toHaveText('Drawn in the tab');
  await expect(tab).toBeFocused();
  const asked = 'POST FORM_KEY=adminFormKey1234&form_key=adminFormKey1234';
  expect(sent).toEqual([asked, asked]);
});
