import { expect, test } from '../support/test';
import { eachFault, textOf } from './journey';
import { matrix } from './matrix';

test.beforeEach(() => {
  test.slow();
});

test(`${matrix.newsletter.title} [NEWS-03]`, async ({ page, shop }) => {
  await page.goto('/');
  const block = page.locator('.block.newsletter');
  await block.scrollIntoViewIfNeeded();
  await expect(block.locator('.till-newsletter')).toBeAttached();
  const field = block.getByLabel('Sign Up for Our Newsletter');
  const notes = block.locator('.till-newsletter__notes');
  const { late } = matrix.newsletter.cells;
  await eachFault(page, 'newsletter', async ({ message }, recover, fault) => {
    const email = shop.email.replace('reader', `fault-${fault}`);
    await field.fill(email);
    await block.getByRole('button', { name: 'Subscribe' }).click();
    await expect(notes).toHaveText(textOf(message));
    if (message !== late.message) {
      await expect(field).toHaveValue(email);
      await recover();
      await block.getByRole('button', { name: 'Subscribe' }).click();
      await expect(notes).toHaveText('Thank you for your subscription.');
    }
    await expect(field).toHaveValue('');
  });
});
