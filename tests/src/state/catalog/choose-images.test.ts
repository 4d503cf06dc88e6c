import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fail } from '../../../../src/platform/result';
import {
  optionChosen,
  selectionRestored,
  selectProduct,
} from '../../../../src/state/catalog/catalog-slice';
import { catalogState } from '../../../../src/state/catalog/catalog-state';
import { createTillStore } from '../../../../src/state/store/store';
import { http, json, sent, mockShop } from '../support/fake-http';
import { hoodieConfig, hoodiePage } from '../support/products';
import { shop } from '../support/shop';

vi.mock('../../../../src/platform/http/http', () => import('../support/fake-http'));

const picture = (name: string) => ({
  large: `/${name}-l.jpg`,
  medium: `/${name}-m.jpg`,
  small: `/${name}-s.jpg`,
});

function open(changes: Readonly<Record<string, unknown>> = {}) {
  const page = hoodiePage(changes);
  const store = createTillStore({ shop, checkout: null }, { page: () => page });
  store.inject(catalogState);
  return {
    store,
    choose: (attributeId: string, optionId: string | null) =>
      store.dispatch(optionChosen({ productId: '19', attributeId, optionId })),
    product: () => selectProduct('19')(store.getState()),
    pictures: () =>
      selectProduct('19')(store.getState()).images?.list.map(({ img }) => img) ?? null,
  };
}
/** A product in a list, whose page contains no pictures of variants. */
const openListing = (changes: Readonly<Record<string, unknown>> = {}) =>
  open({ jsonConfig: { ...hoodieConfig, images: [] }, ...changes });

beforeEach(() => {
  vi.useFakeTimers();
  mockShop(() => json({ ...picture('main'), gallery: { 2: picture('two') } }));
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the pictures of the selected variant', () => {
  it('shows those in the page, and the product’s own again when the selection is cleared [SWAT-14]', async () => {
    const { choose, pictures } = open();
    choose('93', '5');
    await vi.advanceTimersByTimeAsync(50);
    expect(pictures()).toEqual(['/blue-s-m.jpg']);
    choose('93', null);
    await vi.advanceTimersByTimeAsync(50);
    expect(pictures()).toBeNull();
    expect(sent).toEqual([]);
  });

  it('leaves the pictures alone when the selected option does not change them', async () => {
    const { choose, pictures } = open();
    choose('137', '7');
    await vi.advanceTimersByTimeAsync(1000);
    expect(pictures()).toBeNull();
  });

  it('passes on whether they replace the product’s pictures or come before them [SWAT-22]', async () => {
    const before = open({ gallerySwitchStrategy: 'prepend' });
    before.choose('93', '5');
    const instead = open();
    instead.choose('93', '5');
    await vi.advanceTimersByTimeAsync(50);
    expect(before.product().images?.strategy).toBe('prepend');
    expect(instead.product().images?.strategy).toBe('replace');
  });

  it('starts with the pictures of the server’s default selection [SWAT-07]', async () => {
    const { pictures } = open({
      jsonConfig: {
        ...hoodieConfig,
        defaultValues: { 93: '5' },
        preSelectedGallery: picture('chosen'),
      },
    });
    expect(pictures(), 'at once').toEqual(['/chosen-m.jpg']);
    await vi.advanceTimersByTimeAsync(50);
    expect(pictures()).toEqual(['/chosen-m.jpg']);
  });

  it('shows those of a variant that is selected later, whatever the server preselected [SWAT-07][SWAT-14]', async () => {
    const { choose, pictures } = open({
      jsonConfig: { ...hoodieConfig, preSelectedGallery: picture('chosen') },
    });
    choose('93', '5');
    await vi.advanceTimersByTimeAsync(50);
    expect(pictures()).toEqual(['/blue-s-m.jpg']);
  });

  it('starts with those of the variant where the server preselected no others [SWAT-14]', () => {
    const { pictures } = open({ jsonConfig: { ...hoodieConfig, defaultValues: { 93: '5' } } });
    expect(pictures()).toEqual(['/blue-s-m.jpg']);
  });

  it('paints a choice before its pictures, and only those of the last choice [SWAT-14]', async () => {
    const { store, choose, pictures } = open();
    const shown = new Set<string>();
    store.subscribe(() => pictures()?.forEach((one) => shown.add(one)));
    choose('93', '5');
    choose('93', '4');
    await Promise.resolve();
    expect(pictures()).toBeNull();
    await vi.advanceTimersByTimeAsync(200);
    expect([...shown]).toEqual(['/black-s-m.jpg']);
  });

  it('requests none for a variant without pictures of its own, where the page has those of others [SWAT-16]', async () => {
    const { choose, pictures } = open();
    choose('93', '4');
    choose('137', '8');
    await vi.advanceTimersByTimeAsync(1000);
    expect(pictures()).toBeNull();
    expect(sent).toEqual([]);
  });

  it('requests none where the page names no address for them [SWAT-16]', async () => {
    const { choose, pictures } = openListing({ mediaCallback: undefined });
    choose('93', '5');
    await vi.advanceTimersByTimeAsync(1000);
    expect(pictures()).toBeNull();
    expect(sent).toEqual([]);
  });

  it('does not wait longer for a choice that leads to the same variant [SWAT-19][SWAT-20]', async () => {
    const { choose, pictures } = openListing();
    choose('93', '5');
    await vi.advanceTimersByTimeAsync(400);
    choose('137', '7');
    await vi.advanceTimersByTimeAsync(101);
    expect(pictures()).toEqual(['/two-m.jpg']);
    expect(sent[0]?.signal?.aborted).toBe(false);
  });

  it('ends the loading state when the choice is taken back [SWAT-19][SWAT-21]', async () => {
    mockShop(() => new Promise(() => undefined));
    const { choose, product } = openListing();
    choose('93', '5');
    await vi.advanceTimersByTimeAsync(501);
    expect(product().areImagesLoading).toBe(true);
    choose('93', null);
    await vi.advanceTimersByTimeAsync(200);
    expect(product()).toMatchObject({ areImagesLoading: false, images: null });
    expect(sent[0]?.signal?.aborted).toBe(true);
  });

  it('requests a variant’s pictures 500 ms after the last choice, where the page contains none [SWAT-16][SWAT-17][SWAT-20]', async () => {
    const { choose, pictures, product } = openListing();
    choose('93', '4');
    await vi.advanceTimersByTimeAsync(400);
    choose('93', '5');
    await vi.advanceTimersByTimeAsync(499);
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(2);
    expect(vi.mocked(http).mock.lastCall?.[0].url).toBe(
      'https://shop.test/swatches/ajax/media/?product_id=13&isAjax=true',
    );
    expect(sent).toHaveLength(1);
    expect(pictures()).toEqual(['/two-m.jpg']);
    expect(product().images?.list[0]).toMatchObject({ full: '/two-l.jpg', thumb: '/two-s.jpg' });
  });

  it('shows the loading state until 300 ms after the response [SWAT-21]', async () => {
    const { choose, product } = openListing();
    choose('93', '5');
    await vi.advanceTimersByTimeAsync(501);
    expect(product().images).not.toBeNull();
    await vi.advanceTimersByTimeAsync(290);
    expect(product().areImagesLoading).toBe(true);
    await vi.advanceTimersByTimeAsync(20);
    expect(product().areImagesLoading).toBe(false);
  });

  it('requests each variant once [SWAT-18]', async () => {
    const { choose, pictures } = openListing();
    choose('93', '5');
    await vi.advanceTimersByTimeAsync(1000);
    choose('93', '4');
    await vi.advanceTimersByTimeAsync(1000);
    choose('93', '5');
    await vi.advanceTimersByTimeAsync(50);
    expect(pictures()).not.toBeNull();
    await vi.advanceTimersByTimeAsync(1000);
    expect(sent).toHaveLength(2);
  });

  it('cancels a request when the choice changes, and never shows its response [SWAT-19]', async () => {
    let respondFirst: ((late: ReturnType<typeof json>) => void) | undefined;
    let requestCount = 0;
    mockShop(() => {
      requestCount += 1;
      if (requestCount > 1) return json(picture('newer'));
      return new Promise((resolve) => {
        respondFirst = resolve;
      });
    });
    const { choose, pictures } = openListing();
    choose('93', '5');
    await vi.advanceTimersByTimeAsync(501);
    choose('93', '4');
    expect(sent[0]?.signal?.aborted).toBe(true);
    await vi.advanceTimersByTimeAsync(501);
    respondFirst?.(json(picture('older')));
    await vi.advanceTimersByTimeAsync(1000);
    expect(pictures()).toEqual(['/newer-m.jpg']);
  });

  it('shows the product’s own pictures when the variant has none or the request fails', async () => {
    const { choose, pictures, product, store } = openListing();
    mockShop(() => json([]));
    choose('93', '5');
    await vi.advanceTimersByTimeAsync(1000);
    expect(pictures()).toBeNull();
    mockShop(() => fail({ kind: 'network' }));
    store.dispatch(selectionRestored({ productId: '19', selection: { 93: '4' } }));
    await vi.advanceTimersByTimeAsync(1000);
    expect(pictures()).toBeNull();
    expect(product().areImagesLoading).toBe(false);
  });
});
