import { afterEach, describe, expect, it, vi } from 'vitest';
import { addWidget, takeFrom } from '../../../../src/platform/recaptcha/take-from';
import type { Widget } from '../../../../src/platform/recaptcha/widget';
import { fail, ok } from '../../../../src/platform/result';

let cleanUps: (() => void)[] = [];
const widget = (token: string, isTicked = false): Widget => ({
  isTicked: () => isTicked,
  load: () => Promise.resolve(true),
  take: () => Promise.resolve(ok(token)),
  remove: () => undefined,
});
const add = (form: string, one: Widget): (() => void) => {
  const remove = addWidget(form, one);
  cleanUps.push(remove);
  return remove;
};

afterEach(() => {
  for (const cleanUp of cleanUps) cleanUp();
  cleanUps = [];
});

describe('a token of a form', () => {
  it('comes from its own widget', async () => {
    add('login', widget('of login'));
    add('coupon', widget('of coupon'));
    expect(await takeFrom('login')).toEqual(ok('of login'));
    expect(await takeFrom('coupon')).toEqual(ok('of coupon'));
  });

  it('comes from the ticked one of several, or from the newest', async () => {
    add('login', widget('oldest'));
    add('login', widget('ticked', true));
    const remove = add('login', widget('newest'));
    expect(await takeFrom('login')).toEqual(ok('ticked'));
    add('other', widget('older'));
    add('other', widget('newer'));
    expect(await takeFrom('other')).toEqual(ok('newer'));
    remove();
    expect(await takeFrom('login')).toEqual(ok('ticked'));
  });

  it('does not come from a widget that was removed', async () => {
    const keep = widget('kept');
    const remove = add('login', widget('removed', true));
    add('login', keep);
    remove();
    expect(await takeFrom('login')).toEqual(ok('kept'));
  });

  it('waits for the widget of a form that was submitted before its box had loaded', async () => {
    const taken = takeFrom('login');
    add('coupon', widget('of coupon'));
    add('login', widget('late'));
    expect(await taken).toEqual(ok('late'));
  });

  it('is refused where the form gets no widget in time', async () => {
    vi.useFakeTimers();
    cleanUps.push(() => vi.useRealTimers());
    add('login', widget('gone'))();
    const taken = takeFrom('login');
    await vi.advanceTimersByTimeAsync(9999);
    const early = await Promise.race([taken, Promise.resolve('waits')]);
    expect(early).toBe('waits');
    await vi.advanceTimersByTimeAsync(1);
    expect(await taken).toEqual(fail('blocked'));
  });
});
