import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import '../../../elements/catalog/till-slider';
import '../../../elements/content/till-carousel';
import '../../../src/features/content/slides/slide-views';
import { carouselMarkup, sliderMarkup, tabsMarkup } from '../../src/features/content/markup';

// All parts in these tests are near the viewport.
vi.mock('../../../src/features/content/parts/on-visible', () => ({
  onVisible: (_part: Element, wake: () => void) => {
    wake();
    return () => undefined;
  },
}));

let lessMotion = false;

beforeEach(() => {
  lessMotion = false;
  vi.stubGlobal('matchMedia', () => ({ matches: lessMotion, addEventListener: () => undefined }));
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(500);
  HTMLElement.prototype.setPointerCapture = () => undefined;
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

/** Renders a slider, ready with its buttons. */
async function renderView(inside: string, tag = 'till-slider'): Promise<HTMLElement> {
  document.body.innerHTML = `<${tag}>${inside}</${tag}>`;
  await waitFor(() => {
    expect(document.querySelector('.till-slides-bar')).not.toBeNull();
  });
  return document.querySelector('.till-slides') as HTMLElement;
}

/** Indexes of the slides that can be reached. */
const inView = (): number[] =>
  [...document.querySelectorAll<HTMLElement>('.till-slide')].flatMap((slide, index) =>
    slide.inert ? [] : [index],
  );

const button = (name: string): HTMLElement => screen.getByRole('button', { name });
const isDisabled = (name: string): boolean => button(name).getAttribute('aria-disabled') === 'true';

/** A touch swipe along these points. */
function swipe(root: HTMLElement, ...places: readonly (readonly [number, number])[]): void {
  const at = ([clientX, clientY]: readonly [number, number]) => ({
    pointerId: 1,
    isPrimary: true,
    button: 0,
    clientX,
    clientY,
  });
  const [first = [0, 0], ...others] = places;
  const target = root.querySelector('.till-slide:not([inert]) p') ?? root;
  fireEvent.pointerDown(target, at(first));
  for (const place of others) fireEvent.pointerMove(target, at(place));
  fireEvent.pointerUp(target, at(others.at(-1) ?? first));
}

describe('a slider', () => {
  it('changes its slide by arrows [SLID-01]', async () => {
    await renderView(sliderMarkup(3));
    expect(inView()).toEqual([0]);
    await userEvent.click(button('Next'));
    expect(inView()).toEqual([1]);
    await userEvent.click(button('Previous'));
    expect(inView()).toEqual([0]);
  });

  it('changes its slide by dots [SLID-02]', async () => {
    await renderView(sliderMarkup(3));
    await userEvent.click(button('Slide 3 of 3'));
    expect(inView()).toEqual([2]);
    expect(button('Slide 3 of 3').getAttribute('aria-current')).toBe('true');
    expect(button('Slide 1 of 3').getAttribute('aria-current')).toBe('false');
  });

  it('changes its slide by the keys left and right, except in a field [SLID-03]', async () => {
    const root = await renderView(
      sliderMarkup(3, {}, (index) => `<input aria-label="Field ${String(index)}">`),
    );
    button('Next').focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(inView()).toEqual([1]);
    await userEvent.keyboard('{ArrowLeft}');
    expect(inView()).toEqual([0]);
    screen.getByLabelText('Field 0').focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(inView()).toEqual([0]);
    root.style.direction = 'rtl';
    button('Next').focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(inView()).toEqual([1]);
  });

  it('changes its slide by a swipe of a fifth of its width [SLID-04][SLID-14]', async () => {
    const root = await renderView(sliderMarkup(3));
    swipe(root, [300, 10], [290, 10], [201, 10]);
    expect(inView()).toEqual([0]);
    swipe(root, [300, 10], [290, 10], [199, 10]);
    expect(inView()).toEqual([1]);
    swipe(root, [100, 10], [110, 10], [210, 10]);
    expect(inView()).toEqual([0]);
  });

  it('follows a swipe, by 0.35 of it past the end [SLID-15]', async () => {
    const root = await renderView(sliderMarkup(3));
    const slide = root.querySelector('.till-slide p') as HTMLElement;
    const at = (clientX: number) => ({ pointerId: 1, isPrimary: true, button: 0, clientX });
    fireEvent.pointerDown(slide, at(200));
    fireEvent.pointerMove(slide, at(300));
    expect(root.style.getPropertyValue('--_slides-pull')).toBe('35px');
    fireEvent.pointerMove(slide, at(100));
    expect(root.style.getPropertyValue('--_slides-pull')).toBe('-100px');
    fireEvent.pointerCancel(slide, at(100));
    expect(root.style.getPropertyValue('--_slides-pull')).toBe('');
    expect(inView()).toEqual([0]);
  });

  it('takes no swipe of more than 10 px for a click [SLID-19]', async () => {
    const root = await renderView(sliderMarkup(3));
    const clicks = vi.fn((event: Event) => {
      event.preventDefault();
    });
    document.body.addEventListener('click', clicks);
    const link = root.querySelector('a') as HTMLElement;
    swipe(root, [300, 10], [289, 10]);
    expect(fireEvent.click(link)).toBe(false);
    expect(clicks).not.toHaveBeenCalled();
    swipe(root, [300, 10], [290, 10]);
    fireEvent.click(link);
    expect(clicks).toHaveBeenCalledTimes(1);
    document.body.removeEventListener('click', clicks);
  });

  it('leaves a move up or down to the page [SLID-20]', async () => {
    const root = await renderView(sliderMarkup(3));
    swipe(root, [300, 10], [298, 15], [100, 15]);
    expect(inView()).toEqual([0]);
  });

  it('ends without an infinite loop, and goes round with one [SLID-07]', async () => {
    await renderView(sliderMarkup(2));
    expect([isDisabled('Previous'), isDisabled('Next')]).toEqual([true, false]);
    await userEvent.click(button('Next'));
    expect([isDisabled('Previous'), isDisabled('Next')]).toEqual([false, true]);
    await userEvent.click(button('Next'));
    expect(inView()).toEqual([1]);
    await renderView(sliderMarkup(2, { 'infinite-loop': 'true' }));
    await userEvent.click(button('Previous'));
    expect(inView()).toEqual([1]);
    await userEvent.click(button('Previous'));
    expect(inView()).toEqual([0]);
  });

  it('fades its slides one above the other', async () => {
    const root = await renderView(sliderMarkup(3, { fade: 'true', slick: '{"zIndex":1}' }));
    expect(root.classList.contains('till-slides--fading')).toBe(true);
    expect(root.style.getPropertyValue('--_slides-depth')).toBe('3');
    await userEvent.click(button('Next'));
    expect(root.querySelectorAll('.till-slide--current')).toHaveLength(1);
    expect(root.children[1]?.classList.contains('till-slide--current')).toBe(true);
  });

  it('is measured again 50 ms after the window has got its size [SLID-18]', async () => {
    let resized: () => void = () => undefined;
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(onResize: () => void) {
          resized = onResize;
        }
        // As in a browser, which first reports the present size.
        observe(): void {
          resized();
        }
        disconnect(): void {
          return undefined;
        }
      },
    );
    const root = await renderView(carouselMarkup(6), 'till-carousel');
    vi.useFakeTimers();
    root.style.setProperty('--_slides-shown', '3');
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(900);
    resized();
    vi.advanceTimersByTime(49);
    expect(inView()).not.toEqual([0, 1, 2]);
    vi.advanceTimersByTime(1);
    expect(inView()).toEqual([0, 1, 2]);
  });

  it('keeps the focus inside when the slide that has it goes', async () => {
    const root = await renderView(sliderMarkup(3));
    (root.querySelector('a') as HTMLElement).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(root);
    await userEvent.keyboard('{ArrowRight}');
    expect(inView()).toEqual([2]);
  });

  it('names itself and its slides', async () => {
    await renderView(sliderMarkup(3));
    const slider = screen.getByRole('group', { name: 'Slides' });
    expect(within(slider).getByRole('group', { name: '1 of 3' })).not.toBeNull();
  });

  it('is left as it is with one slide or none', async () => {
    for (const count of [0, 1]) {
      document.body.innerHTML = `<till-slider>${sliderMarkup(count)}</till-slider>`;
      const before = document.querySelector('[data-content-type=slider]')?.outerHTML;
      await waitFor(() => {
        expect(document.querySelector('.till-root .till')).not.toBeNull();
      });
      expect(document.querySelector('[data-content-type=slider]')?.outerHTML).toBe(before);
    }
  });

  it('counts two hundred slides instead of dots', async () => {
    await renderView(sliderMarkup(200));
    expect(screen.getByText('1 of 200')).not.toBeNull();
    expect(screen.getAllByRole('button')).toHaveLength(2);
  });

  it('has arrows where it would have no button at all', async () => {
    await renderView(sliderMarkup(3, { 'show-arrows': 'false', 'show-dots': 'false' }));
    expect(button('Next')).not.toBeNull();
  });

  it.each(['{', '<img src=x>', '[1]', '{"slidesToShow":"NaN","speed":-1}'])(
    'works with %j for settings',
    async (slick) => {
      await renderView(sliderMarkup(3, { slick, 'autoplay-speed': '1e400', autoplay: '<b>' }));
      await userEvent.click(button('Next'));
      expect(inView()).toEqual([1]);
    },
  );

  it('leaves the tabs inside a slide their keys', async () => {
    await renderView(
      sliderMarkup(2, {}, (index) => tabsMarkup(['a', 'b'], { prefix: `t${String(index)}` })),
    );
    const tabKey = new KeyboardEvent('keydown', {
      key: 'ArrowRight',
      bubbles: true,
      cancelable: true,
    });
    const tab = document.querySelector('.tab-title') as HTMLElement;
    tab.addEventListener('keydown', (event) => {
      event.preventDefault();
    });
    tab.dispatchEvent(tabKey);
    expect(inView()).toEqual([0]);
  });

  it('leaves the server’s markup as it was when it is removed', async () => {
    await renderView(sliderMarkup(3));
    await userEvent.click(button('Next'));
    const part = document.querySelector('[data-content-type=slider]') as HTMLElement;
    document.querySelector('till-slider')?.remove();
    await waitFor(() => {
      expect(part.outerHTML.replaceAll(/ (?:class|style|inert)=""/g, '')).toBe(sliderMarkup(3));
    });
  });
});

describe('autoplay', () => {
  const playing = async (settings = {}): Promise<HTMLElement> => {
    const root = await renderView(
      sliderMarkup(3, { autoplay: 'true', 'autoplay-speed': '1000', ...settings }),
    );
    // Timers that were started before they were faked.
    vi.useFakeTimers();
    fireEvent.pointerLeave(root);
    return root;
  };

  it('changes the slide in its time, and begins again after the last [SLID-05]', async () => {
    await playing();
    vi.advanceTimersByTime(999);
    expect(inView()).toEqual([0]);
    vi.advanceTimersByTime(1);
    expect(inView()).toEqual([1]);
    vi.advanceTimersByTime(1000);
    expect(inView()).toEqual([2]);
    vi.advanceTimersByTime(1000);
    expect(inView()).toEqual([0]);
  });

  it('pauses for the pointer, the focus and a hidden page [SLID-06]', async () => {
    const root = await playing();
    fireEvent.pointerEnter(root, { pointerType: 'mouse' });
    vi.advanceTimersByTime(5000);
    expect(inView()).toEqual([0]);
    fireEvent.pointerLeave(root);
    fireEvent.focusIn(button('Next'));
    vi.advanceTimersByTime(5000);
    expect(inView()).toEqual([0]);
    fireEvent.focusOut(button('Next'));
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    fireEvent(document, new Event('visibilitychange'));
    vi.advanceTimersByTime(5000);
    expect(inView()).toEqual([0]);
    hidden.mockReturnValue(false);
    fireEvent(document, new Event('visibilitychange'));
    vi.advanceTimersByTime(1000);
    expect(inView()).toEqual([1]);
  });

  it('goes on after a touch, which hovers nothing [SLID-06]', async () => {
    const root = await playing();
    fireEvent.pointerEnter(root, { pointerType: 'touch' });
    vi.advanceTimersByTime(1000);
    expect(inView()).toEqual([1]);
  });

  it('has a button that stops and starts it', async () => {
    await playing();
    fireEvent.click(button('Pause the slides'));
    await vi.waitFor(() => button('Play the slides'));
    vi.advanceTimersByTime(5000);
    expect(inView()).toEqual([0]);
    fireEvent.click(button('Play the slides'));
    await vi.waitFor(() => button('Pause the slides'));
    vi.advanceTimersByTime(1000);
    expect(inView()).toEqual([1]);
  });

  it('is initially paused with reduced motion', async () => {
    lessMotion = true;
    await playing();
    expect(button('Play the slides')).not.toBeNull();
    vi.advanceTimersByTime(5000);
    expect(inView()).toEqual([0]);
  });
});

describe('<till-carousel>', () => {
  /** The number of visible products, which the style sheet defines otherwise. */
  const showing = (count: number) => ({ slick: `{"slidesToShow":${String(count)}}` });

  it('moves by as many products as are in view [PCAR-02]', async () => {
    const list = await renderView(carouselMarkup(7, showing(3)), 'till-carousel');
    expect(list.localName).toBe('ul');
    expect(inView()).toEqual([0, 1, 2]);
    await userEvent.click(button('Next'));
    expect(inView()).toEqual([3, 4, 5]);
    await userEvent.click(button('Next'));
    expect(inView()).toEqual([4, 5, 6]);
    expect(isDisabled('Next')).toBe(true);
    expect(list.querySelector('li')?.hasAttribute('role')).toBe(false);
  });

  it('is centred and endless in continuous mode, by one product, while they do not fit', async () => {
    const list = await renderView(
      carouselMarkup(7, { 'carousel-mode': 'continuous', ...showing(3) }),
      'till-carousel',
    );
    expect(list.classList.contains('center-mode')).toBe(true);
    expect(list.style.getPropertyValue('--_slides-edge')).toBe('90px');
    await userEvent.click(button('Previous'));
    expect(inView()).toEqual([0, 1, 6]);
    document.body.innerHTML = `<till-carousel>${carouselMarkup(3, { 'carousel-mode': 'continuous', ...showing(3) })}</till-carousel>`;
    await waitFor(() => {
      expect(document.querySelector('.till-slides')).not.toBeNull();
    });
    expect(document.querySelector('.center-mode')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('does not play without a time [PCAR-01]', async () => {
    await renderView(carouselMarkup(4, { autoplay: 'true', ...showing(2) }), 'till-carousel');
    expect(screen.queryByRole('button', { name: 'Pause the slides' })).toBeNull();
  });
});
