import { test } from '../support/test';
import { expectNoneScrollsSideways } from './page-kinds';

test.use({ viewport: { width: 320, height: 640 } });

test('no kind of page scrolls sideways at 320 px', async ({ page, shop }) => {
  test.setTimeout(240_000);
  await expectNoneScrollsSideways(page, shop);
});
