import { expect, type Page } from '@playwright/test';

import type { TillEventMap } from '../../src/platform/page/till-events';
import { gate } from '../support/gate';
import { PROBE, test } from './fixture/site';

/* Each test covers one guarantee of elements/define.tsx, in a real browser. */

const values = (page: Page, tag = 'till-probe') =>
  page.locator(`${tag} [data-part=values]`).first();
const expectValues = (page: Page, props: Record<string, unknown>) =>
  expect
    .poll(async () => JSON.parse((await values(page).textContent()) ?? '{}') as unknown)
    .toMatchObject(props);

/** Adds an element and waits for its view: updates of earlier elements have rendered by then. */
async function drawAnother(page: Page): Promise<void> {
  await page.evaluate(() => {
    const later = document.createElement('till-other-probe');
    later.id = 'later';
    document.body.append(later);
  });
  await expect(page.locator('#later [data-part=values]')).toBeVisible();
}

const change = (page: Page, script: (probe: HTMLElement) => void) =>
  page.locator('till-probe').first().evaluate(script);

test('an attribute that is removed or emptied, and a property set to undefined, restore the default', async ({
  page,
  open,
}) => {
  await open(`${PROBE}<till-probe count="5" label="five"></till-probe>`);
  await expectValues(page, { count: 5, label: 'five' });
  await change(page, (probe) => {
    probe.removeAttribute('count');
    probe.setAttribute('label', '');
  });
  await expectValues(page, { count: 1, label: 'none' });
  await change(page, (probe) => Object.assign(probe, { count: 7 }));
  await expectValues(page, { count: 7 });
  await change(page, (probe) => Object.assign(probe, { count: undefined }));
  await expectValues(page, { count: 1 });
});

for (const [html, on] of [
  ['on', true],
  ['on=""', true],
  ['on="on"', true],
  ['on="false"', false],
  ['', false],
] as const) {
  test(`a boolean written as <till-probe ${html}> is ${String(on)}`, async ({ page, open }) => {
    await open(`${PROBE}<till-probe ${html}></till-probe>`);
    await expectValues(page, { on });
  });
}

test('malformed JSON falls back to the default and warns once, naming the attribute', async ({
  page,
  open,
  messages,
}) => {
  await open(`${PROBE}<till-probe items="[1,"></till-probe>`);
  await expectValues(page, { items: ['default'] });
  await change(page, (probe) => {
    probe.setAttribute('count', '2');
  });
  await expectValues(page, { count: 2 });
  const warnings = messages.filter(({ text }) => text.includes('"items"'));
  expect(warnings).toHaveLength(1);
  expect(warnings[0]?.text).toContain('["default"]');
});

test('a property set before the definition applies and can still be changed', async ({
  page,
  open,
}) => {
  await open(
    `<till-probe count="2"></till-probe>
     <script>document.querySelector('till-probe').count = 9;</script>${PROBE}`,
  );
  await expectValues(page, { count: 9 });
  await change(page, (probe) => Object.assign(probe, { count: 10 }));
  await expectValues(page, { count: 10 });
});

test('an object keeps its identity and is never written into the page', async ({ page, open }) => {
  await open(`${PROBE}<till-probe></till-probe>`);
  await expectValues(page, { count: 1 });
  await page.evaluate(() => {
    const items = { draw: () => 'a card', key: 'secret' };
    Object.assign(window, { kept: items });
    Object.assign(document.querySelector('till-probe') ?? {}, { items });
  });
  const isSame = () =>
    page.evaluate(() => {
      const { kept } = window as unknown as { kept: unknown };
      const probe = document.querySelector('till-probe') as HTMLElement & { items: unknown };
      return window.probeProps?.items === kept && probe.items === kept;
    });
  await expect.poll(isSame).toBe(true);
  expect(await page.locator('till-probe').getAttribute('items')).toBeNull();
});

test('an element renders only once it is attached', async ({ page, open }) => {
  await open(`${PROBE}<till-other-probe></till-other-probe>`);
  await expect(values(page, 'till-other-probe')).toBeVisible();
  await page.evaluate(() => {
    const probe = document.createElement('till-probe');
    probe.setAttribute('count', '4');
    Object.assign(window, { kept: probe });
  });
  await drawAnother(page);
  const html = () => page.evaluate(() => (window as unknown as { kept: Element }).kept.innerHTML);
  expect(await html()).toBe('');
  await page.evaluate(() => {
    document.body.append((window as unknown as { kept: Element }).kept);
  });
  await expectValues(page, { count: 4 });
});

test('moving the element keeps its state; removing it unmounts the view', async ({
  page,
  open,
  messages,
}) => {
  await open(`${PROBE}<main></main><till-probe></till-probe>`);
  await page.getByRole('button', { name: 'Pressed 0' }).click();
  await change(page, (probe) => document.querySelector('main')?.append(probe));
  await expect(page.locator('main').getByRole('button', { name: 'Pressed 1' })).toBeVisible();
  await change(page, (probe) => {
    probe.remove();
    Object.assign(window, { kept: probe });
  });
  const left = () =>
    page.evaluate(() => (window as unknown as { kept: Element }).kept.childElementCount);
  await expect.poll(left).toBe(0);
  await page.evaluate(() => {
    document.body.append((window as unknown as { kept: Element }).kept);
  });
  await expect(page.getByRole('button', { name: 'Pressed 0' })).toBeVisible();
  expect(messages.filter(({ type }) => type !== 'warning')).toEqual([]);
});

test('server-rendered content shows until the view is ready', async ({ page, open }) => {
  const { held, release } = gate();
  await page.route('**/probe.js', async (route) => {
    await held;
    await route.continue();
  });
  const opening = open(`<till-probe><a href="/cart">View the cart</a></till-probe>${PROBE}`);
  await expect(page.getByRole('link', { name: 'View the cart' })).toBeVisible();
  release();
  await opening;
  await expectValues(page, { count: 1 });
  await expect(page.getByRole('link', { name: 'View the cart' })).toHaveCount(0);
});

test('server-rendered content remains without scripts', async ({ browser, open, page }) => {
  await open(`${PROBE}<till-probe><a href="/cart">View the cart</a></till-probe>`);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(page.url());
  await expect(plain.getByRole('link', { name: 'View the cart' })).toBeVisible();
  await context.close();
});

test('a configuration script inside is read before the view replaces it', async ({
  page,
  open,
}) => {
  await open(
    `${PROBE}<till-probe label="by attribute">
      <script type="application/json" data-till-config>{"count": 12, "label": "by script"}</script>
    </till-probe>`,
  );
  await expectValues(page, { count: 12, label: 'by attribute' });
});

test('children that the parser appends late are part of the element, with a blocking script before it', async ({
  page,
  open,
}) => {
  await open([
    `<!doctype html><head>${PROBE.replace('<script', '<script async')}</head><body>
     <till-probe><p>Please wait</p>`,
    `<script type="application/json" data-till-config>{"count": 33}</script>`,
    `<p>More fallback</p></till-probe></body>`,
  ]);
  await expectValues(page, { count: 33 });
  await expect(page.getByText('Please wait')).toHaveCount(0);
  await expect(page.getByText('More fallback')).toHaveCount(0);
});

test('an element that a page script empties is restored with its state', async ({ page, open }) => {
  await open(`${PROBE}<till-probe></till-probe>`);
  await page.getByRole('button', { name: 'Pressed 0' }).click();
  await change(page, (probe) => {
    probe.innerHTML = '';
  });
  await expect(page.getByRole('button', { name: 'Pressed 1' })).toBeVisible();
  await page.getByRole('button', { name: 'Pressed 1' }).click();
  await expect(page.getByRole('button', { name: 'Pressed 2' })).toBeVisible();
});

test('a view that throws shows an error with a retry button; other elements keep working', async ({
  page,
  open,
}) => {
  await open(`${PROBE}<till-probe></till-probe><till-other-probe></till-other-probe>`);
  await page.evaluate(() => {
    document.addEventListener('till-element-failed', (event) => {
      const { detail } = event as TillEventMap['till-element-failed'];
      document.title = JSON.stringify({ ...detail, cause: String(detail.cause) });
    });
  });
  const probe = page.locator('till-probe');
  await probe.getByRole('button', { name: 'Break' }).click();
  await expect(probe.getByRole('alert')).toContainText('Something went wrong');
  expect(JSON.parse(await page.title())).toEqual({
    tag: 'till-probe',
    message: 'The probe was broken on purpose.',
    code: 'till-4',
    cause: 'Error: The probe was broken on purpose.',
  });
  await page.locator('till-other-probe').getByRole('button', { name: 'Pressed 0' }).click();
  await expect(page.locator('till-other-probe').getByText('Pressed 1')).toBeVisible();
  await probe.getByRole('button', { name: 'Try Again' }).press('Enter');
  await expect(probe.getByRole('button', { name: 'Pressed 0' })).toBeVisible();
  const focusInside = await probe.evaluate((host) => host.contains(document.activeElement));
  expect(focusInside).toBe(true);
});

test('events bubble, are composed, and report to the view whether they were cancelled', async ({
  page,
  open,
}) => {
  await open(`${PROBE}<till-probe></till-probe>`);
  const pay = page.getByRole('button', { name: 'Pay' });
  await pay.click();
  await expect(page.locator('[data-part=paid]')).toHaveText('went on');
  await page.evaluate(() => {
    document.addEventListener('till-probe-paid', (event) => {
      const { bubbles, composed, cancelable, detail } = event as CustomEvent<unknown>;
      document.title = JSON.stringify({ bubbles, composed, cancelable, detail });
      event.preventDefault();
    });
  });
  await pay.click();
  await expect(page.locator('[data-part=paid]')).toHaveText('was stopped');
  expect(JSON.parse(await page.title())).toEqual({
    bubbles: true,
    composed: true,
    cancelable: true,
    detail: { amount: 3 },
  });
});

test('a second copy of the bundle logs nothing, shares the runtime and creates no duplicate ids', async ({
  page,
  open,
  messages,
}) => {
  await open(`${PROBE}<till-probe></till-probe><till-probe></till-probe>`);
  await expect(values(page)).toBeVisible();
  const runtimes = await page.evaluate(async () => {
    const runtime = () =>
      (globalThis as unknown as Record<symbol, unknown>)[Symbol.for('till.runtime')];
    const before = runtime();
    const copy = '/copy/probe.js';
    await import(copy);
    document.body.append(document.createElement('till-probe'));
    return before !== undefined && before === runtime();
  });
  expect(runtimes).toBe(true);
  await expect(page.locator('till-probe input')).toHaveCount(3);
  const ids = await page
    .locator('till-probe input')
    .evaluateAll((inputs) => inputs.map((input) => input.id));
  expect(new Set(ids).size).toBe(3);
  expect(
    messages.filter(({ text }) => text.includes('<till-probe> is already defined')),
  ).toHaveLength(1);
  expect(messages.filter(({ type }) => type === 'exception' || type === 'error')).toEqual([]);
});

test('an element may be removed while its own view is rendering', async ({
  page,
  open,
  messages,
}) => {
  await open(`${PROBE}<till-probe></till-probe>`);
  await expect(values(page)).toBeVisible();
  await page.evaluate(() => {
    Object.defineProperty(window, 'probeProps', {
      set() {
        document.querySelector('till-probe')?.remove();
      },
    });
    document.querySelector('till-probe')?.setAttribute('count', '2');
  });
  await expect(page.locator('till-probe')).toHaveCount(0);
  await drawAnother(page);
  expect(messages.filter(({ type }) => type === 'exception' || type === 'error')).toEqual([]);
});
