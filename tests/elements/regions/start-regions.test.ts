import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startRegions } from '../../../elements/regions/start-regions';
import { forgetReports } from '../../../src/platform/console';
import { regions } from '../../../src/state/extensions/extensions';
import type { RegionName, RegionView } from '../../../src/state/extensions/region.types';

const stops: (() => void)[] = [];
const register = (name: RegionName, view: RegionView): void => {
  stops.push(regions.register(name, view));
};

/** The element's view as `Region` renders it. */
const view = (place: string, tag = 'till-checkout'): string =>
  `<${tag}><div class="till-root"><section><div hidden data-till-region="${place}"></div></section></div></${tag}>`;

const place = (): HTMLElement | null => document.querySelector('[data-till-region]');
/** Mutation observers run in a microtask. */
const settled = async (): Promise<void> => {
  await Promise.resolve();
  await Promise.resolve();
};

beforeAll(startRegions);

beforeEach(() => {
  document.body.replaceChildren();
});

afterEach(async () => {
  for (const stop of stops.splice(0)) stop();
  document.body.replaceChildren();
  await settled();
  vi.restoreAllMocks();
  forgetReports();
});

describe('content in regions', () => {
  it('is shown when its place appears, and its place stays hidden without', async () => {
    register('checkout-after-totals', (host) => {
      host.append('Badges');
    });
    document.body.innerHTML = view('after-totals');
    await settled();
    expect([place()?.textContent, place()?.hidden]).toEqual(['Badges', false]);
    document.body.innerHTML = view('before-email');
    await settled();
    expect([place()?.textContent, place()?.hidden]).toEqual(['', true]);
  });

  it('is shown when it is registered late, and removed with its clean-up', async () => {
    document.body.innerHTML = view('empty', 'till-cart');
    await settled();
    const cleanUp = vi.fn();
    const stop = regions.register('cart-empty', (host, { element, name }) => {
      host.append(`${element.localName} ${name}`);
      return cleanUp;
    });
    expect(place()?.textContent).toBe('till-cart cart-empty');
    stop();
    expect([place()?.textContent, place()?.hidden]).toEqual(['', true]);
    expect(cleanUp).toHaveBeenCalledOnce();
  });

  it('may be a custom element, which gets the handle', async () => {
    register('cart-empty', 'own-badge');
    document.body.innerHTML = view('empty', 'till-cart');
    await settled();
    expect(document.querySelector('own-badge')).toMatchObject({ region: { name: 'cart-empty' } });
  });

  it('has both names of a place between two blocks, and those of the checkout in its summary', async () => {
    for (const name of ['checkout-after-items', 'checkout-before-totals'] as const) {
      register(name, (host) => {
        host.append(`${name} `);
      });
    }
    document.body.innerHTML = view('before-totals', 'till-order-summary');
    await settled();
    expect(place()?.textContent).toBe('checkout-after-items checkout-before-totals ');
  });

  it('that throws is left out and named once; the others stay', async () => {
    const error = vi.spyOn(console, 'error').mockReturnValue();
    register('cart-empty', () => {
      throw new Error('broken');
    });
    register('cart-empty', (host) => {
      host.append('fine');
    });
    document.body.innerHTML = view('empty', 'till-cart');
    await settled();
    expect(place()?.textContent).toBe('fine');
    expect(place()?.childElementCount).toBe(1);
    expect(error).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining('"cart-empty"'),
      new Error('broken'),
    );
  });

  it('keeps its nodes while the element is moved, and starts again when its place returns', async () => {
    const mount = vi.fn((host: HTMLElement) => {
      host.append(document.createElement('input'));
    });
    register('cart-empty', mount);
    document.body.innerHTML = view('empty', 'till-cart');
    await settled();
    const input = document.querySelector('input');
    const main = document.createElement('main');
    document.body.append(main);
    main.append(document.querySelector('till-cart') ?? '');
    await settled();
    expect(document.querySelector('input')).toBe(input);
    document.querySelector('section')?.remove();
    await settled();
    document.querySelector('.till-root')?.insertAdjacentHTML('beforeend', '<section></section>');
    document
      .querySelector('section')
      ?.append(Object.assign(document.createElement('div'), { hidden: true }));
    document.querySelector('section > div')?.setAttribute('data-till-region', 'empty');
    document.querySelector('section')?.append('');
    await settled();
    expect(mount).toHaveBeenCalledTimes(2);
  });
});

describe('slotted content', () => {
  it('is the author’s own nodes, also when the element has removed its fallback', async () => {
    document.body.innerHTML = '<till-cart><p slot="cart-empty">Ours</p></till-cart>';
    const own = document.querySelector('p');
    await settled();
    const cart = document.querySelector('till-cart');
    cart?.replaceChildren();
    cart?.insertAdjacentHTML(
      'beforeend',
      '<div class="till-root"><div hidden data-till-region="empty"></div></div>',
    );
    await settled();
    expect(place()?.firstElementChild).toBe(own);
  });

  it('may be added by a script later', async () => {
    document.body.innerHTML = view('empty', 'till-cart');
    await settled();
    const late = document.createElement('p');
    late.slot = 'cart-empty';
    document.querySelector('till-cart')?.append(late);
    await settled();
    expect(place()?.firstElementChild).toBe(late);
    expect(place()?.hidden).toBe(false);
  });

  it('comes before views', async () => {
    register('cart-empty', (host) => {
      host.append('view');
    });
    document.body.innerHTML = view('empty', 'till-cart').replace(
      '</till-cart>',
      '<p slot="cart-empty">slot </p></till-cart>',
    );
    await settled();
    expect(place()?.textContent).toBe('slot view');
  });
});
