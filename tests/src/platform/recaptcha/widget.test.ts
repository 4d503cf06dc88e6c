import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createWidget, type TokenResult } from '../../../../src/platform/recaptcha/widget';
import { fail, ok } from '../../../../src/platform/result';
import { fakeService } from './fake-service';

let service: ReturnType<typeof fakeService>;
const onTick = vi.fn();
const onLoad = vi.fn();
const widgetOf = (isInvisible: boolean, box = document.createElement('div')) =>
  createWidget({
    box,
    url: 'https://www.google.com/recaptcha/api.js',
    isInvisible,
    rendering: { sitekey: 'key', size: isInvisible ? 'invisible' : 'normal' },
    onTick,
    onLoad,
  });
const settle = () => vi.advanceTimersByTimeAsync(0);

function challengeFrame(): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.setAttribute('src', 'about:blank#/recaptcha/api2/bframe');
  frame.style.visibility = 'visible';
  document.body.append(frame);
  return frame;
}

beforeEach(() => {
  vi.useFakeTimers();
  service = fakeService();
});
afterEach(() => {
  service.leave();
  vi.useRealTimers();
  vi.clearAllMocks();
  document.body.replaceChildren();
});

describe('a box to tick', () => {
  it('gives the token of a tick once, and is reset', async () => {
    const widget = widgetOf(false);
    await widget.load();
    expect(await widget.take()).toEqual(fail('unticked'));
    service.solve();
    expect(widget.isTicked()).toBe(true);
    expect(await widget.take()).toEqual(ok('token-1'));
    expect(service.sdk.reset).toHaveBeenCalledWith(0);
    expect(onTick.mock.calls).toEqual([[true], [false]]);
    expect(await widget.take()).toEqual(fail('unticked'));
  });

  it('returns no expired token, even if the service did not report it in time', async () => {
    const widget = widgetOf(false);
    await widget.load();
    service.solve();
    service.expire();
    expect(await widget.take()).toEqual(fail('unticked'));
    service.solve();
    vi.setSystemTime(Date.now() + 115_000);
    expect(await widget.take()).toEqual(fail('unticked'));
  });

  it('is rendered once, in the service’s small size where the place is narrow', async () => {
    const box = document.createElement('div');
    Object.defineProperty(box, 'clientWidth', { value: 280 });
    const widget = widgetOf(false, box);
    await Promise.all([widget.load(), widget.load()]);
    expect(service.sdk.render).toHaveBeenCalledOnce();
    expect(service.sdk.render.mock.calls[0]?.[1]).toMatchObject({
      sitekey: 'key',
      size: 'compact',
    });
    expect(onLoad.mock.calls).toEqual([['loading'], ['ready']]);
  });

  it('is reported as blocked where the service does not know the key, and may be tried again', async () => {
    service.sdk.render.mockImplementationOnce(() => {
      throw new Error('Invalid site key');
    });
    const widget = widgetOf(false);
    expect(await widget.take()).toEqual(fail('blocked'));
    expect(onLoad).toHaveBeenLastCalledWith('blocked');
    expect(await widget.load()).toBe(true);
  });
});

describe('an invisible widget', () => {
  it('requests a token for each attempt', async () => {
    const widget = widgetOf(true);
    const first = widget.take();
    await settle();
    service.solve();
    expect(await first).toEqual(ok('token-1'));
    const second = widget.take();
    await settle();
    expect(service.sdk.execute).toHaveBeenCalledTimes(2);
    service.solve();
    expect(await second).toEqual(ok('token-2'));
    expect(onTick).not.toHaveBeenCalled();
  });

  it('fails when the shopper closes the challenge, and allows a later attempt', async () => {
    const widget = widgetOf(true);
    const frame = challengeFrame();
    const taken = widget.take();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(service.isAwaited()).toBe(true);
    frame.style.visibility = 'hidden';
    await vi.advanceTimersByTimeAsync(2000);
    expect(await taken).toEqual(fail('unfinished'));
    // A late token belongs to no attempt.
    service.solve();
    const next = widget.take();
    await settle();
    service.solve();
    expect(await next).toEqual(ok('token-2'));
  });

  it('fails when the service does not respond or cannot be reached', async () => {
    const widget = widgetOf(true);
    const silent = widget.take();
    await vi.advanceTimersByTimeAsync(21_000);
    expect(await silent).toEqual(fail('unfinished'));
    const broken = widget.take();
    await settle();
    service.breakDown();
    expect(await broken).toEqual(fail('unfinished'));
  });

  it('gives an attempt up for the next one, and all when it is removed', async () => {
    const widget = widgetOf(true);
    const first = widget.take();
    await settle();
    const second = widget.take();
    await settle();
    expect(await first).toEqual(fail('unfinished'));
    widget.remove();
    expect(await second).toEqual(fail('unfinished'));
  });
});

it('returns no token twice and none without a response of the service, in any order of events', async () => {
  const happenings = fc.array(
    fc.constantFrom('take', 'solve', 'expire', 'break', 'wait', 'minutes' as const),
    { maxLength: 25 },
  );
  await fc.assert(
    fc.asyncProperty(fc.boolean(), happenings, async (isInvisible, sequence) => {
      service = fakeService();
      const widget = widgetOf(isInvisible);
      await widget.load();
      const taken: TokenResult[] = [];
      let solved = 0;
      for (const happening of sequence) {
        if (happening === 'take') void widget.take().then((result) => taken.push(result));
        else if (happening === 'solve') {
          solved += 1;
          service.solve();
        } else if (happening === 'expire') service.expire();
        else if (happening === 'break') service.breakDown();
        else await vi.advanceTimersByTimeAsync(happening === 'wait' ? 0 : 130_000);
      }
      await settle();
      widget.remove();
      await settle();
      const tokens = taken.flatMap((result) => (result.ok ? [result.value] : []));
      expect(new Set(tokens).size).toBe(tokens.length);
      expect(tokens.length).toBeLessThanOrEqual(solved);
      expect(taken).toHaveLength(sequence.filter((happening) => happening === 'take').length);
    }),
    { numRuns: 150 },
  );
});
