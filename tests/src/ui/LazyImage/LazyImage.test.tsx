import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LazyImage } from '../../../../src/ui/LazyImage/LazyImage';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const pause = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

describe('LazyImage', () => {
  it('is loaded by its URL alone when needed, and stays [LAZY-04]', () => {
    const fetched = vi.spyOn(globalThis, 'fetch');
    const view = render(<LazyImage src="/a.jpg" alt="A" shouldLoad={false} />);
    expect(view.container.querySelector('img')).toBeNull();
    view.rerender(<LazyImage src="/a.jpg" alt="A" shouldLoad />);
    expect(screen.getByRole('img', { name: 'A' }).getAttribute('src')).toBe('/a.jpg');
    view.rerender(<LazyImage src="/a.jpg" alt="A" shouldLoad={false} />);
    expect(screen.getByRole('img', { name: 'A' })).toBeTruthy();
    expect(fetched).not.toHaveBeenCalled();
  });

  it('is retried three times, half a second apart [LAZY-03]', () => {
    const onFailed = vi.fn();
    const view = render(<LazyImage src="/a.jpg" alt="A" shouldLoad onFailed={onFailed} />);
    const picture = () => view.container.querySelector('img');
    for (let retry = 1; retry <= 3; retry++) {
      const before = picture();
      if (before === null) throw new Error(`not requested before retry ${String(retry)}`);
      fireEvent.error(before);
      pause(490);
      expect(picture()).toBeNull();
      pause(20);
      expect(picture()).not.toBe(before);
    }
    expect(onFailed).not.toHaveBeenCalled();
    fireEvent.error(screen.getByRole('img', { name: 'A' }));
    pause(5000);
    expect(picture()).toBeNull();
    expect(onFailed).toHaveBeenCalledExactlyOnceWith('/a.jpg');
  });

  it('has an error class and keeps its accessible name after failing [LAZY-01]', () => {
    const view = render(<LazyImage src="/a.jpg" alt="A" shouldLoad />);
    for (let attempt = 0; attempt < 4; attempt++) {
      fireEvent.error(screen.getByRole('img', { name: 'A' }));
      pause(500);
    }
    const failed = screen.getByRole('img', { name: 'A' });
    expect(failed.classList.contains('till-lazy-image--error')).toBe(true);
    view.rerender(<LazyImage src="/b.jpg" alt="B" shouldLoad />);
    expect(view.container.querySelector('.till-lazy-image--error')).toBeNull();
  });
});
