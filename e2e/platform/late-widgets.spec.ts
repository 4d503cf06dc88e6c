import type { Page } from '@playwright/test';

import { expect, test } from '../support/test';

/**
 * Elements that a widget of the old front end has found on the page and initializes later, when its code has loaded.
 */
interface LateWidgets {
  /** Runs them; throws their errors. */
  run(): void;
}

/** The page finds its widgets' elements while it is parsed, and initializes them when the test starts it. */
async function prepare(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const found = (selector: string): HTMLElement => {
      const element = document.querySelector<HTMLElement>(selector);
      if (element === null) throw new Error(`no ${selector}`);
      return element;
    };
    let field: HTMLElement | null = null;
    let gallery: HTMLElement | null = null;
    document.addEventListener('readystatechange', () => {
      field ??= document.querySelector('#search');
      gallery ??= document.querySelector('[data-gallery-role="gallery-placeholder"]');
    });
    Object.assign(window, {
      // The old front end's loader, which loads nothing here.
      require: () => undefined,
      widgets: {
        run: () => {
          const form = found('#search_mini_form');
          const button = form.querySelector<HTMLButtonElement>('button[type=submit]');
          if (button === null || field === null || gallery === null) throw new Error('no place');
          button.disabled = true;
          button.disabled = false;
          const extra = document.createElement('input');
          extra.name = 'drawn_late';
          extra.value = 'yes';
          field.after(extra);
          const stage = document.createElement('button');
          stage.textContent = 'Stock gallery';
          gallery.append(stage);
          if (!gallery.isConnected || !field.isConnected) throw new Error('taken from the page');
        },
      } satisfies LateWidgets,
    });
  });
}

const runWidgets = (page: Page): Promise<void> =>
  page.evaluate(() => {
    (window as unknown as { widgets: LateWidgets }).widgets.run();
  });

test('only widgets that initialize late find the server-rendered content', async ({
  page,
  shop,
}) => {
  await prepare(page);
  await shop.product.open('daybook');
  await expect(page.locator('till-search > .till-root')).toBeVisible();
  await expect(page.locator('till-gallery > .till-root')).toBeVisible();
  await runWidgets(page);

  await expect(page.getByText('Stock gallery')).toBeHidden();
  const box = page.getByRole('combobox', { name: 'Search' });
  await expect(box).toHaveCount(1);
  const reached = await page.evaluate(() => {
    const hidden = [...document.querySelectorAll<HTMLElement>('till-search, till-gallery')].flatMap(
      (element) => [...element.querySelectorAll<HTMLElement>(':scope > [inert] *')],
    );
    return hidden.filter((node) => {
      node.focus();
      return document.activeElement === node || node.getClientRects().length > 0;
    }).length;
  });
  expect(reached).toBe(0);

  await box.fill('salt');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/catalogsearch\/result\//);
  const { searchParams } = new URL(page.url());
  expect(searchParams.getAll('q')).toEqual(['salt']);
  expect(searchParams.has('drawn_late')).toBe(false);
});

test('without the old front end nothing is saved', async ({ page, shop }) => {
  await shop.product.open('daybook');
  await expect(page.locator('till-search > .till-root')).toBeVisible();
  await expect(page.locator('#search_mini_form')).toHaveCount(0);
});

test('settings for the old front end’s loader alone save nothing', async ({ page, shop }) => {
  await page.addInitScript(() => Object.assign(window, { require: { baseUrl: '/static' } }));
  await shop.product.open('daybook');
  await expect(page.locator('till-search > .till-root')).toBeVisible();
  await expect(page.locator('#search_mini_form')).toHaveCount(0);
});
