import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  isChallengeOpen,
  watchChallenge,
} from '../../../../src/platform/recaptcha/watch-challenge';

const onQuiet = vi.fn();
let stop = (): void => undefined;
const pass = (ms: number) => vi.advanceTimersByTime(ms);

/** The service's frame, which stays on the page. */
function addFrame(): { readonly show: (isVisible: boolean) => void } {
  const frame = document.createElement('iframe');
  frame.setAttribute('src', 'about:blank#/recaptcha/api2/bframe');
  document.body.append(frame);
  const show = (isVisible: boolean): void => {
    frame.style.visibility = isVisible ? 'visible' : 'hidden';
  };
  show(false);
  return { show };
}

beforeEach(() => {
  vi.useFakeTimers();
  onQuiet.mockReset();
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
  vi.useRealTimers();
});

describe('a challenge', () => {
  it('is open while the service’s frame is visible', () => {
    expect(isChallengeOpen()).toBe(false);
    const frame = addFrame();
    expect(isChallengeOpen()).toBe(false);
    frame.show(true);
    expect(isChallengeOpen()).toBe(true);
  });

  it('gives up after 20 seconds without one, once', () => {
    addFrame();
    stop = watchChallenge(onQuiet);
    pass(19_800);
    expect(onQuiet).not.toHaveBeenCalled();
    pass(300);
    expect(onQuiet).toHaveBeenCalledOnce();
    pass(60_000);
    expect(onQuiet).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('may take as long as the shopper needs, and is given up a moment after it was closed', () => {
    const frame = addFrame();
    frame.show(true);
    stop = watchChallenge(onQuiet);
    pass(600_000);
    expect(onQuiet).not.toHaveBeenCalled();
    frame.show(false);
    pass(1200);
    expect(onQuiet).not.toHaveBeenCalled();
    pass(300);
    expect(onQuiet).toHaveBeenCalledOnce();
  });

  it('is noticed by the press that closes it, before the next look', () => {
    const frame = addFrame();
    stop = watchChallenge(onQuiet);
    pass(300);
    frame.show(true);
    window.dispatchEvent(new Event('pointerdown'));
    frame.show(false);
    pass(1500);
    expect(onQuiet).toHaveBeenCalledOnce();
  });

  it('is no longer watched once its token has come', () => {
    stop = watchChallenge(onQuiet);
    stop();
    expect(vi.getTimerCount()).toBe(0);
    const look = vi.spyOn(document, 'querySelectorAll');
    window.dispatchEvent(new Event('pointerdown'));
    pass(60_000);
    expect(look).not.toHaveBeenCalled();
    expect(onQuiet).not.toHaveBeenCalled();
  });
});
