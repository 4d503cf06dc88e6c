import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { deferAfterPaint } from '../../../../src/platform/page/frames';

/** A trusted press, which no script can create. */
const press = { isTrusted: true } as Event;

const key = (name: string) => {
  window.dispatchEvent(new KeyboardEvent('keydown', { key: name }));
};

describe('the deferred work of a press', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.runAllTimers();
    vi.useRealTimers();
  });

  it('is done after the paint, once', () => {
    const work = vi.fn();
    deferAfterPaint(press, work);
    expect(work).not.toHaveBeenCalled();
    vi.runAllTimers();
    return vi.waitFor(() => {
      expect(work).toHaveBeenCalledOnce();
    });
  });

  it.each(['click', 'submit', 'pagehide'])('is done before a %s', (type) => {
    const work = vi.fn();
    deferAfterPaint(press, work);
    window.dispatchEvent(new Event(type));
    expect(work).toHaveBeenCalledOnce();
  });

  it('is done before Enter, and waits while characters are typed', () => {
    const work = vi.fn();
    deferAfterPaint(press, work);
    key('a');
    expect(work).not.toHaveBeenCalled();
    key('Enter');
    expect(work).toHaveBeenCalledOnce();
  });

  it('is done in the order of the presses, each once', async () => {
    const done: string[] = [];
    deferAfterPaint(press, () => done.push('first'));
    deferAfterPaint(press, () => done.push('second'));
    window.dispatchEvent(new Event('click'));
    await vi.runAllTimersAsync();
    expect(done).toEqual(['first', 'second']);
  });

  it('is done at once for a press that a script makes, behind what waits', () => {
    const done: string[] = [];
    deferAfterPaint(press, () => done.push('by hand'));
    deferAfterPaint(new Event('click'), () => done.push('by script'));
    expect(done).toEqual(['by hand', 'by script']);
  });

  it('runs the rest when one of them throws, and reports the error', () => {
    const report = vi.fn();
    vi.stubGlobal('reportError', report);
    const work = vi.fn();
    const error = new Error('broken');
    deferAfterPaint(press, () => {
      throw error;
    });
    deferAfterPaint(press, work);
    window.dispatchEvent(new Event('click'));
    expect(work).toHaveBeenCalledOnce();
    expect(report).toHaveBeenCalledWith(error);
    vi.unstubAllGlobals();
  });
});
