import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import '../../../elements/catalog/till-slider';
import sliderCss from '../../../src/features/content/list-slider/ListSlider.css';

// All parts in these tests are near the viewport.
vi.mock('../../../src/features/content/parts/on-visible', () => ({
  onVisible: (_part: Element, wake: () => void) => {
    wake();
    return () => undefined;
  },
}));

const moved: number[] = [];

/** Renders a row of six products, `whole` px wide with `shown` px visible. */
async function renderView(shown: number, whole: number): Promise<HTMLElement> {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(shown);
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(whole);
  const items = Array.from({ length: 6 }, (_, index) => `<li>Book ${String(index)}</li>`).join('');
  document.body.innerHTML = `<till-slider><h2>Also good</h2><ol>${items}</ol></till-slider>`;
  const list = screen.getByRole('list');
  list.scrollBy = (to?: ScrollToOptions | number) => {
    if (typeof to === 'object') moved.push(to.left ?? 0);
  };
  await waitFor(() => {
    expect(list.className).toBe('till-slider-track');
  });
  return list;
}

beforeEach(() => {
  moved.length = 0;
});
afterEach(() => {
  document.body.replaceChildren();
});

describe('<till-slider>', () => {
  it('makes the server-rendered list a row of four products, two below 768 px [PROD-02]', async () => {
    await renderView(800, 1200);
    for (const item of screen.getAllByRole('listitem')) {
      expect(item.className).toBe('till-slider-item');
    }
    const [narrow = '', wide = ''] = sliderCss.split(/@media \(.*?768px\)/);
    expect(narrow).toMatch(/--_per-view: ?var\(--till-slider-items-narrow, ?2\)/);
    expect(wide).toMatch(/--_per-view: ?var\(--till-slider-items, ?4\)/);
  });

  it('moves by one view, and disables its buttons at the ends', async () => {
    const list = await renderView(800, 1200);
    const back = await screen.findByRole('button', { name: 'Previous products' });
    const on = screen.getByRole('button', { name: 'Next products' });
    expect(back.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(back);
    await userEvent.click(on);
    expect(moved).toEqual([800]);
    list.scrollLeft = 400;
    fireEvent.scroll(list);
    await waitFor(() => {
      expect(on.getAttribute('aria-disabled')).toBe('true');
    });
    await userEvent.click(back);
    expect(moved).toEqual([800, -800]);
  });

  it('has no buttons when everything is visible', async () => {
    await renderView(800, 800);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
