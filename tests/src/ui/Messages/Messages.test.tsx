import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Messages } from '../../../../src/ui/Messages/Messages';
import { scrollIntoView } from '../../../../src/ui/Messages/scroll-into-view';

const message = (type: 'success' | 'error' | 'notice' | 'warning', text = 'Saved') => ({
  id: 1,
  type,
  text,
  isHtml: false,
});
const wait = (milliseconds: number) => {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('Messages', () => {
  it('hide 5 s after they appeared, fading for half a second [MSG-03, MSG-04]', () => {
    const onDismiss = vi.fn();
    const view = render(<Messages messages={[message('success')]} onDismiss={onDismiss} />);
    wait(4990);
    expect(view.container.querySelector('.till-messages__item--leaving')).toBeNull();
    wait(20);
    expect(view.container.querySelector('.till-messages__item--leaving')).not.toBeNull();
    expect(onDismiss).not.toHaveBeenCalled();
    wait(500);
    expect(onDismiss).toHaveBeenCalledWith(1);
  });

  it('stay while the pointer or the focus is on them', () => {
    const onDismiss = vi.fn();
    render(<Messages messages={[message('notice')]} onDismiss={onDismiss} />);
    fireEvent.mouseEnter(screen.getByText('Saved').parentElement?.parentElement ?? document.body);
    wait(20_000);
    expect(onDismiss).not.toHaveBeenCalled();
    fireEvent.mouseLeave(screen.getByText('Saved').parentElement?.parentElement ?? document.body);
    wait(5010);
    wait(510);
    expect(onDismiss).toHaveBeenCalledOnce();
  });

  it.each(['error', 'warning'] as const)('stay when they require an action: %s', (type) => {
    const onDismiss = vi.fn();
    render(<Messages messages={[message(type)]} onDismiss={onDismiss} />);
    wait(60_000);
    expect(onDismiss).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onDismiss).toHaveBeenCalledWith(1);
  });

  it('appear in live regions that existed before', () => {
    const view = render(<Messages messages={[]} onDismiss={() => {}} />);
    const alert = screen.getByRole('alert');
    const status = screen.getByRole('status');
    view.rerender(<Messages messages={[message('error', 'No')]} onDismiss={() => {}} />);
    expect(screen.getAllByRole('alert')).toEqual([alert]);
    expect(alert.textContent).toContain('No');
    expect(status.textContent).toBe('');
  });
});

describe('scrollIntoView', () => {
  const above = document.createElement('div');
  const scrollTo = vi.fn();
  beforeEach(() => {
    scrollTo.mockClear();
    vi.stubGlobal('scrollTo', scrollTo);
    vi.spyOn(above, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -500, 10, 10));
  });
  const preferring = (lessMotion: boolean) => {
    vi.stubGlobal('matchMedia', () => ({ matches: lessMotion }));
  };

  it('takes half a second [MSG-15]', () => {
    preferring(false);
    let time = 0;
    const frames: FrameRequestCallback[] = [];
    vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
    vi.spyOn(performance, 'now').mockImplementation(() => time);
    scrollIntoView(above);
    for (time = 100; frames.length > 0; time += 100) frames.shift()?.(time);
    expect(scrollTo).toHaveBeenCalledTimes(6);
    expect(scrollTo).toHaveBeenLastCalledWith(window.scrollX, window.scrollY - 516);
  });

  it('is instant with reduced motion, and skipped when already visible', () => {
    preferring(true);
    scrollIntoView(above);
    expect(scrollTo).toHaveBeenCalledOnce();
    vi.spyOn(above, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 5, 10, 10));
    scrollIntoView(above);
    expect(scrollTo).toHaveBeenCalledOnce();
  });
});
