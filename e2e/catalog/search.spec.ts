import type { Page } from '@playwright/test';

import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/test';

/** Opens the search box, which opens above the page on narrow screens. */
async function openSearch(page: Page) {
  await page.goto('/');
  const opener = page.locator('.till-search__opener');
  const input = page.getByRole('combobox', { name: 'Search' });
  await expect(opener.or(input).first()).toBeVisible();
  if ((page.viewportSize()?.width ?? 0) <= 768) await opener.click();
  await expect(input).toBeVisible();
  return input;
}

test.describe('the search box @phone', () => {
  test('suggests while typing, and opens the suggestion selected with the keyboard [SRCH-01][SRCH-02][SRCH-10]', async ({
    page,
  }) => {
    const input = await openSearch(page);
    await input.pressSequentially('salt');
    await expect(page.getByRole('option', { name: /the salt road/ })).toBeVisible();
    await expectAccessible(page, 'suggestions');
    await input.press('End');
    await expect(page.getByRole('option', { name: 'All Results' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await input.press('Enter');
    await expect(page).toHaveURL(/catalogsearch\/result\/\?q=salt/);
  });

  test('searches for the typed text with Enter [SRCH-03][SRCH-04]', async ({ page }) => {
    const input = await openSearch(page);
    await input.press('Enter');
    await expect(page).toHaveURL(/\/$/);
    await input.fill('orchard');
    await input.press('Enter');
    await expect(page).toHaveURL(/catalogsearch\/result\/\?q=orchard/);
  });

  test('closes its list with Escape and stays on the page [SRCH-11]', async ({ page }) => {
    const input = await openSearch(page);
    await input.pressSequentially('salt');
    await expect(page.getByRole('listbox')).toBeVisible();
    await input.press('Escape');
    await expect(page.getByRole('listbox')).toBeHidden();
    await expect(input).toHaveValue('salt');
    await expect(input).toBeFocused();
  });

  test('keeps every character typed while its code is loading [SRCH-03]', async ({ page }) => {
    test.slow();
    // The server-rendered field gets the focus as soon as it exists, on a CPU slowed down six times.
    await page.addInitScript(() => {
      const watch = new MutationObserver(() => {
        const field = document.querySelector<HTMLInputElement>('#search');
        if (field === null) return;
        watch.disconnect();
        field.focus();
      });
      watch.observe(document, { childList: true, subtree: true });
    });
    const tool = await page.context().newCDPSession(page);
    await tool.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    const view = page.locator('till-search .till-root');
    for (const path of ['/', '/the-salt-road.html', '/films.html']) {
      await test.step(path, async () => {
        await page.goto(path, { waitUntil: 'commit' });
        await expect(page.locator('input[name="q"]:focus')).toBeAttached();
        let typed = '';
        const type = async () => {
          const letter = 'quietly'.charAt(typed.length % 7);
          await page.keyboard.press(letter);
          typed += letter;
        };
        while ((await view.count()) === 0) await type();
        for (let more = 0; more < 5; more += 1) await type();
        const field = page.getByRole('combobox', { name: 'Search' });
        await expect(field).toHaveValue(typed);
        await expect(field).toBeFocused();
      });
    }
  });
});
