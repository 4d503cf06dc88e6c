import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useCarousel } from '../../../../../src/features/catalog/gallery/useCarousel';

const WIDTH = 100;
const scrollTo = vi.fn<(options?: ScrollToOptions) => void>();

interface Options {
  readonly items?: readonly string[];
  readonly loops?: boolean;
  readonly dir?: 'ltr' | 'rtl';
}

const THREE = ['a', 'b', 'c'];

function Probe({ items = THREE, loops = false, dir = 'ltr' }: Options) {
  const carousel = useCarousel({ items, start: 0, loops });
  return (
    <div role="presentation" style={{ direction: dir }} onKeyDown={carousel.onKeyDown}>
      <div
        role="presentation"
        ref={carousel.trackRef}
        data-testid="track"
        onScroll={carousel.onScroll}
        onPointerDown={carousel.onGrab}
      >
        {items.map((item) => (
          <div key={item}>
            <button type="button">{item}</button>
          </div>
        ))}
      </div>
      <output>{`${String(carousel.current)} ${carousel.hasMoved ? 'moved' : 'still'}`}</output>
      <button
        type="button"
        onClick={() => {
          carousel.goTo(2);
        }}
      >
        last
      </button>
    </div>
  );
}

const shown = () => screen.getByRole('status').textContent;

function open(options: Options = {}) {
  const { rerender } = render(<Probe {...options} />);
  const track = screen.getByTestId('track');
  for (const [index, item] of [...track.children].entries()) {
    Object.defineProperty(item, 'offsetLeft', { value: index * WIDTH });
  }
  Object.defineProperties(track, {
    clientWidth: { value: WIDTH },
    scrollLeft: { value: 0, writable: true },
  });
  const first = screen.getByRole('button', { name: 'a' });
  return {
    track,
    first,
    rerender: (next: Options) => {
      rerender(<Probe {...next} />);
    },
    /** The browser has scrolled to this offset. */
    scroll: (left: number) => {
      track.scrollLeft = left;
      fireEvent.scroll(track);
    },
    press: (key: string, more: KeyboardEventInit = {}) =>
      fireEvent.keyDown(first, { key, ...more }),
  };
}

beforeEach(() => {
  scrollTo.mockClear();
  vi.spyOn(HTMLElement.prototype, 'scrollTo').mockImplementation(scrollTo as () => void);
});

describe('useCarousel', () => {
  it('follows the browser’s own scrolling [GALL-01]', () => {
    const { scroll } = open();
    expect(shown()).toBe('0 still');
    scroll(49);
    expect(shown()).toBe('0 still');
    scroll(51);
    expect(shown()).toBe('1 moved');
    scroll(-200);
    expect(shown(), 'right-to-left offsets are negative').toBe('2 moved');
    scroll(900);
    expect(shown(), 'beyond the end').toBe('2 moved');
  });

  it('ignores the items that an animation passes, until it arrives', () => {
    const { scroll } = open();
    fireEvent.click(screen.getByRole('button', { name: 'last' }));
    expect(scrollTo).toHaveBeenLastCalledWith({ left: 200, behavior: 'smooth' });
    scroll(50);
    scroll(100);
    expect(shown()).toBe('2 moved');
    scroll(199);
    scroll(100);
    expect(shown()).toBe('1 moved');
  });

  it('lets a shopper grab the track during an animation', () => {
    const { track, scroll } = open();
    fireEvent.click(screen.getByRole('button', { name: 'last' }));
    fireEvent.pointerDown(track);
    scroll(100);
    expect(shown()).toBe('1 moved');
  });

  it('does not animate for shoppers who prefer reduced motion', () => {
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
    open();
    fireEvent.click(screen.getByRole('button', { name: 'last' }));
    expect(scrollTo).toHaveBeenLastCalledWith({ left: 200, behavior: 'instant' });
  });

  it('moves with arrow keys, Home and End, in the direction of the page', () => {
    const { press, rerender } = open();
    press('ArrowRight');
    expect(shown()).toBe('1 moved');
    press('End');
    press('ArrowRight');
    expect(shown()).toBe('2 moved');
    press('Home');
    expect(shown()).toBe('0 moved');
    rerender({ dir: 'rtl' });
    press('ArrowLeft');
    expect(shown()).toBe('1 moved');
  });

  it('wraps around where it loops', () => {
    const { press } = open({ loops: true });
    press('ArrowLeft');
    expect(shown()).toBe('2 moved');
    press('End');
    expect(shown()).toBe('2 moved');
  });

  it('leaves other keys, shortcuts and the keys of a video alone', () => {
    const { track, press } = open();
    expect(press('ArrowRight', { altKey: true })).toBe(true);
    expect(press('Tab')).toBe(true);
    const video = document.createElement('video');
    track.append(video);
    fireEvent.keyDown(video, { key: 'ArrowRight' });
    expect(shown()).toBe('0 still');
    expect(press('ArrowRight')).toBe(false);
  });

  it('moves the focus to the new item when it was in the old one', () => {
    const { first, press } = open();
    first.focus();
    press('ArrowRight');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'b' }));
  });

  it('starts again with another list', () => {
    const { press, rerender } = open();
    press('End');
    rerender({ items: ['x', 'y'] });
    expect(shown()).toBe('0 moved');
  });
});
