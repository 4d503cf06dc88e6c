import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Gallery } from '../../../../../src/features/catalog/gallery/Gallery';
import type { ProductImage } from '../../../../../src/domain/catalog/catalog.types';
import { forgetReports } from '../../../../../src/platform/console';
import type { PageSource } from '../../../../../src/platform/page/page-source';
import { imagesReceived } from '../../../../../src/state/catalog/catalog-slice';
import { catalogState } from '../../../../../src/state/catalog/catalog-state';
import { galleryState } from '../../../../../src/state/gallery/gallery-state';
import { createTillStore } from '../../../../../src/state/store/store';
import { ElementContext } from '../../../../../src/ui/element-context';
import { pageWith } from '../../../state/support/products';
import { shop } from '../../../state/support/shop';

const picture = (name: string, position: number, more: Record<string, unknown> = {}) => ({
  thumb: `/${name}-s.jpg`,
  img: `/${name}.jpg`,
  full: `/${name}-l.jpg`,
  caption: name,
  position: String(position),
  isMain: position === 1,
  type: 'image',
  videoUrl: null,
  ...more,
});

const front = picture('front', 1);
const six = [front, ...['b', 'c', 'd', 'e', 'f'].map((name, at) => picture(name, at + 2))];

const page = (data: readonly unknown[], more: Record<string, unknown> = {}): PageSource =>
  pageWith({
    '[data-gallery-role=gallery-placeholder]': {
      'mage/gallery/gallery': { data, options: { loop: true, width: 600, height: 800 }, ...more },
    },
  });

function renderView(source: PageSource, rendered?: readonly Node[]) {
  const store = createTillStore({ shop, checkout: null }, { page: () => source });
  store.inject(catalogState);
  store.inject(galleryState);
  const emit = vi.fn(() => true);
  const view = render(
    <Provider store={store}>
      <ElementContext value={{ emit }}>
        <Gallery productId="60" label="Daybook" sizes="100vw" serverNodes={rendered} />
      </ElementContext>
    </Provider>,
  );
  return { store, emit, view };
}

const stage = () => screen.getByRole('region', { name: 'Daybook' });
const slides = () => [...stage().querySelectorAll<HTMLElement>('.till-carousel__slide')];
const inSight = () => {
  const [only, ...others] = slides().filter((slide) => !slide.hasAttribute('inert'));
  if (only === undefined || others.length > 0) throw new Error('not one picture is in sight');
  return only;
};
const tabs = () => screen.getAllByRole('tab');

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'scrollTo').mockImplementation(() => {});
});

describe('Gallery', () => {
  it('shows one image, and loads only the adjacent ones [GALL-01, LAZY-04]', () => {
    const { view } = renderView(page(six));
    expect(inSight().getAttribute('aria-label')).toBe('Picture 1 of 6');
    expect(within(stage()).getByRole('img', { name: 'front' })).toBeTruthy();
    const loaded = [...view.container.querySelectorAll('.till-carousel__slide img')];
    expect(loaded.map((image) => image.getAttribute('src'))).toEqual(['/front.jpg', '/b.jpg']);
    fireEvent.click(screen.getByRole('button', { name: 'Next picture' }));
    expect(inSight().querySelector('img')?.getAttribute('src')).toBe('/b.jpg');
    expect(screen.getByRole('status').textContent).toBe('Picture 2 of 6');
  });

  it('has a thumbnail for each, with one tab stop [GALL-02]', () => {
    renderView(page(six));
    expect(tabs().map((tab) => tab.getAttribute('aria-label'))).toContain('Picture 6 of 6');
    expect(tabs().map((tab) => tab.tabIndex)).toEqual([0, -1, -1, -1, -1, -1]);
    fireEvent.click(tabs()[3] as HTMLElement);
    expect(inSight().id).toBe(tabs()[3]?.getAttribute('aria-controls'));
    expect(tabs()[3]?.getAttribute('aria-selected')).toBe('true');
  });

  it('is navigated with arrow keys, Home and End, wraps around, and keeps the focus', () => {
    renderView(page(six));
    tabs()[0]?.focus();
    const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document, { key });
    press('ArrowRight');
    expect(document.activeElement).toBe(tabs()[1]);
    press('End');
    expect(inSight().getAttribute('aria-label')).toBe('Picture 6 of 6');
    press('ArrowRight');
    expect(inSight().getAttribute('aria-label')).toBe('Picture 1 of 6');
    press('ArrowLeft');
    press('Home');
    expect(document.activeElement).toBe(tabs()[0]);
    within(stage()).getByRole('button', { name: /front/ }).focus();
    press('ArrowRight');
    expect(inSight().contains(document.activeElement)).toBe(true);
  });

  it('stops at its ends where the shop disables the loop', () => {
    renderView(page(six, { options: { loop: 'false', nav: 'dots' } }));
    const before = screen.getByRole('button', { name: 'Previous picture' });
    expect(before.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(before);
    expect(inSight().getAttribute('aria-label')).toBe('Picture 1 of 6');
    expect(tabs()[0]?.querySelector('img')).toBeNull();
  });

  it('follows the chosen options, and back [SWAT-14, SWAT-22]', () => {
    const { store } = renderView(page(six));
    fireEvent.click(tabs()[2] as HTMLElement);
    const blue = {
      thumb: '/blue-s.jpg',
      img: '/blue.jpg',
      full: '/blue.jpg',
      caption: 'Blue',
      isMain: true,
      type: 'image' as const,
      videoUrl: null,
    };
    const choose = (images: Parameters<typeof imagesReceived>[0]['images']) => {
      act(() => {
        store.dispatch(imagesReceived({ productId: '60', images }));
      });
    };
    choose({ list: [blue], strategy: 'prepend' });
    expect(slides()).toHaveLength(7);
    expect(inSight().querySelector('img')?.getAttribute('src')).toBe('/blue.jpg');
    choose({ list: [blue], strategy: 'replace' });
    expect(screen.queryByRole('tab')).toBeNull();
    choose(null);
    expect(inSight().getAttribute('aria-label')).toBe('Picture 1 of 6');
  });

  it('opens over the window at the same image, and restores the focus [GALL-04]', async () => {
    const { emit } = renderView(page(six));
    fireEvent.click(screen.getByRole('button', { name: 'Next picture' }));
    fireEvent.click(within(inSight()).getByRole('button'));
    const dialog = await screen.findByRole('dialog', { name: 'Daybook' });
    expect(emit).toHaveBeenCalledWith('till-gallery-opened', { index: 1 });
    const large = within(dialog).getByRole('tabpanel', { name: 'Picture 2 of 6' });
    expect(large.querySelector('img[alt=b]')?.getAttribute('src')).toBe('/b-l.jpg');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Next picture' }));
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(inSight().getAttribute('aria-label')).toBe('Picture 3 of 6');
    expect(inSight().contains(document.activeElement)).toBe(true);
  });

  it('is zoomed with its button and with keys', async () => {
    renderView(page([front]));
    fireEvent.click(within(inSight()).getByRole('button'));
    const zoomIn = await screen.findByRole('button', { name: 'Zoom in' });
    fireEvent.click(zoomIn);
    const zoomOut = screen.getByRole('button', { name: 'Zoom out' });
    fireEvent.keyDown(zoomOut, { key: '-' });
    fireEvent.keyDown(zoomOut, { key: '-' });
    fireEvent.keyDown(zoomOut, { key: '-' });
    expect(screen.getByRole('button', { name: 'Zoom in' })).toBeTruthy();
  });

  it('plays a video among the images [GALL-03]', async () => {
    const video = picture('Trailer', 2, { type: 'video', videoUrl: '/trailer.webm' });
    renderView(page([front, video]));
    fireEvent.click(tabs()[1] as HTMLElement);
    const player = await waitFor(() => {
      const found = inSight().querySelector('video');
      if (found === null) throw new Error('no player yet');
      return found;
    });
    expect(player.getAttribute('aria-label')).toBe('Trailer');
    fireEvent.click(tabs()[0] as HTMLElement);
    expect(document.querySelector('video')).toBeNull();
  });

  it('reports an image that could not be loaded [LAZY-02]', () => {
    vi.useFakeTimers();
    const { emit } = renderView(page([front]));
    for (let attempt = 0; attempt < 4; attempt++) {
      fireEvent.error(screen.getByRole('img', { name: 'front' }));
      act(() => {
        vi.advanceTimersByTime(500);
      });
    }
    vi.useRealTimers();
    expect(emit).toHaveBeenCalledWith('till-picture-failed', { src: '/front.jpg' });
  });

  it('keeps its place for a product without images', () => {
    const { view } = renderView(page([]));
    expect(view.container.querySelector('.till-gallery--empty')).toBeTruthy();
  });

  it('keeps the server-rendered image without gallery data, and warns [GALL-01]', () => {
    forgetReports();
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
    const placeholder = document.createElement('img');
    placeholder.alt = 'Placeholder';
    const { store } = renderView(pageWith({}), [placeholder]);
    expect(screen.getByRole('img', { name: 'Placeholder' })).toBe(placeholder);
    expect(warn.mock.calls.flat()).toEqual([
      expect.stringContaining('<till-gallery>: the page has no pictures'),
    ]);
    act(() => {
      const list = [{ ...six[0], type: 'image', isMain: true } as ProductImage];
      store.dispatch(imagesReceived({ productId: '60', images: { list, strategy: 'replace' } }));
    });
    expect(screen.queryByRole('img', { name: 'Placeholder' })).toBeNull();
    expect(screen.getByRole('img', { name: 'front' })).toBeTruthy();
  });

  it('never renders a caption as markup', () => {
    const { view } = renderView(page([picture('<img src=x onerror=alert(1)>', 1)]));
    expect(view.container.querySelector('img[src=x]')).toBeNull();
  });
});
