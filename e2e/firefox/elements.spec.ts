import { statesOf } from '../../demo/gallery/states';
import { galleryElements } from '../../demo/gallery/surface';
import { watchRequests } from '../support/settled';
import { expect, test } from '../support/test';

for (const { tag } of galleryElements) {
  test(`<${tag}> renders without console messages @firefox`, async ({ page }) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    const settled = watchRequests(page);
    const [state] = statesOf(tag).states;
    await page.goto(`/gallery/${tag}/preview?state=${state?.id ?? ''}`);
    await expect(page.locator(`${tag} .till-root > *`)).not.toHaveCount(0);
    await settled();
    expect(complaints).toEqual([]);
  });
}
