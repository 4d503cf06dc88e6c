import type { Page } from '@playwright/test';

import { statesOf } from '../../demo/gallery/states';
import { galleryElements } from '../../demo/gallery/surface';
import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/test';

/** What the console complains about; a failing call is what a failing state is made of. */
function complaintsOf(page: Page, isFailing: boolean): readonly string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    if (isFailing && message.text().startsWith('Failed to load resource')) return;
    complaints.push(message.text());
  });
  return complaints;
}

for (const { tag } of galleryElements) {
  test.describe(`<${tag}> in the gallery @phone`, () => {
    for (const state of statesOf(tag).states) {
      test(`is shown and accessible in the state "${state.id}"`, async ({ page }) => {
        const complaints = complaintsOf(page, state.calls === 'failing');
        // What waits moves without end; axe looks at what stands still.
        if (state.calls === 'held') await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.goto(`/gallery/${tag}/preview?state=${state.id}`);
        await expect(page.locator(`${tag} .till-root`)).toBeAttached();
        if (state.calls !== 'held') await page.waitForLoadState('networkidle');
        await expectAccessible(page, `${tag}, ${state.id}`);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - window.innerWidth,
        );
        expect(overflow, 'scrolls sideways by').toBeLessThanOrEqual(0);
        expect(complaints).toEqual([]);
      });
    }

    test('has a page that is accessible', async ({ page }) => {
      const complaints = complaintsOf(page, false);
      await page.goto(`/gallery/${tag}`);
      await expect(page.getByRole('log')).toContainText('till:element-ready');
      await page.getByText('Shared by all elements').click();
      await expectAccessible(page, `the page of ${tag}`);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      expect(overflow, 'scrolls sideways by').toBeLessThanOrEqual(0);
      expect(complaints).toEqual([]);
    });
  });
}
