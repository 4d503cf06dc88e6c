import type { ConsoleMessage, Page } from '@playwright/test';

import { statesOf } from '../../demo/gallery/states';
import type { GalleryState } from '../../demo/gallery/states.types';
import { galleryElements } from '../../demo/gallery/surface';
import { expectAccessible } from '../support/axe';
import { watchRequests } from '../support/settled';
import { expect, test } from '../support/test';

/** Time limit of one state on a busy machine. */
const STATE_TIMEOUT_MS = 30_000;
const PHONE = { width: 390, height: 844 };

/** States whose narrow page differs in nothing that axe looks at. */
const isAlikeWhenNarrow = ({ id, calls }: GalleryState) => id === 'one' || calls !== undefined;

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** axe looks for itself in each frame, also in those of a provider's site, which it cannot reach. */
const OF_AXE = "Failed to execute 'postMessage'";

/** A state of failing or refused calls needs such a call, and a page without configuration gets a warning. */
const isComplaint = (message: ConsoleMessage, { calls, refused, bare }: Partial<GalleryState>) =>
  ['error', 'warning'].includes(message.type()) &&
  !message.text().startsWith(OF_AXE) &&
  !(
    (calls === 'failing' || refused === true) &&
    message.text().startsWith('Failed to load resource')
  ) &&
  !(bare && message.text().startsWith('[till] '));

/** Collects console errors while `act` runs. */
async function complaintsDuring(
  page: Page,
  state: Partial<GalleryState>,
  act: () => Promise<void>,
): Promise<readonly string[]> {
  const complaints: string[] = [];
  const listen = (message: ConsoleMessage) => {
    if (isComplaint(message, state)) complaints.push(message.text());
  };
  page.on('console', listen);
  await act();
  page.off('console', listen);
  return complaints;
}

for (const { tag } of galleryElements) {
  const { states } = statesOf(tag);

  test(`<${tag}> is shown and accessible in each of its states, wide and narrow, and so is its page`, async ({
    page,
  }) => {
    test.setTimeout(STATE_TIMEOUT_MS * (states.length + 1));
    const wide = page.viewportSize() ?? PHONE;
    const settled = watchRequests(page);

    const look = async (state: GalleryState) => {
      // Loading indicators are animated endlessly; axe needs a static page.
      await page.emulateMedia({ reducedMotion: state.calls === 'held' ? 'reduce' : null });
      await page.goto(`/gallery/${tag}/preview?state=${state.id}`);
      await expect(page.locator(`${tag} > .till-root`)).toBeAttached();
      if (state.calls !== 'held') await settled();
      await expectAccessible(page, `${tag}, ${state.id}`);
      expect.soft(await overflow(page), `${state.id}: scrolls sideways by`).toBeLessThanOrEqual(0);
      await page.setViewportSize(PHONE);
      await expect.soft
        .poll(() => overflow(page), `${state.id}, narrow: scrolls sideways by`)
        .toBeLessThanOrEqual(0);
      if (!isAlikeWhenNarrow(state)) await expectAccessible(page, `${tag}, ${state.id}, narrow`);
      await page.setViewportSize(wide);
    };

    for (const state of states) {
      await test.step(state.id, async () => {
        const complaints = await complaintsDuring(page, state, () => look(state));
        expect.soft(complaints, state.id).toEqual([]);
      });
    }

    await test.step('its page', async () => {
      const complaints = await complaintsDuring(page, {}, async () => {
        await page.goto(`/gallery/${tag}`);
        await expect(page.getByRole('log')).toContainText('till-element-ready');
        await page.getByText('Shared by all elements').click();
        await expectAccessible(page, `the page of ${tag}`);
        for (const size of [wide, PHONE]) {
          await page.setViewportSize(size);
          expect.soft(await overflow(page), 'its page scrolls sideways by').toBeLessThanOrEqual(0);
        }
        await expectAccessible(page, `the page of ${tag}, narrow`);
      });
      expect.soft(complaints, 'its page').toEqual([]);
    });
  });
}
