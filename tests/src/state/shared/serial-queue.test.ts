import { describe, expect, it } from 'vitest';
import { createSerialQueue } from '../../../../src/state/shared/serial-queue';

/** Work that records its begin and waits until it is ended. */
function works() {
  const begun: string[] = [];
  const ends = new Map<string, { readonly resolve: () => void; readonly reject: () => void }>();
  const work = (name: string) => () =>
    new Promise<string>((resolve, reject) => {
      begun.push(name);
      ends.set(name, {
        resolve: () => {
          resolve(name);
        },
        reject: () => {
          reject(new Error(name));
        },
      });
    });
  return { begun, work, end: (name: string) => ends.get(name) };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('a serial queue', () => {
  it('begins work once all earlier work of the same key has ended, and returns its result', async () => {
    const queue = createSerialQueue();
    const { begun, work, end } = works();
    const results = ['one', 'two', 'three'].map((name) => queue('cart', work(name)));
    await settled();
    expect(begun).toEqual(['one']);
    end('one')?.resolve();
    await settled();
    expect(begun).toEqual(['one', 'two']);
    // Called after an earlier one has ended, while a later one is still running.
    results.push(queue('cart', work('four')));
    await settled();
    expect(begun).toEqual(['one', 'two']);
    for (const name of ['two', 'three', 'four']) {
      end(name)?.resolve();
      await settled();
    }
    expect(await Promise.all(results)).toEqual(['one', 'two', 'three', 'four']);
  });

  it('runs work of other keys at the same time', async () => {
    const queue = createSerialQueue();
    const { begun, work } = works();
    void queue('cart', work('one'));
    void queue('coupon', work('two'));
    await settled();
    expect(begun).toEqual(['one', 'two']);
  });

  it('goes on after work that fails, which fails for its caller only', async () => {
    const queue = createSerialQueue();
    const { begun, work, end } = works();
    const first = queue('cart', work('one'));
    const second = queue('cart', work('two'));
    await settled();
    end('one')?.reject();
    await expect(first).rejects.toThrow('one');
    await settled();
    expect(begun).toEqual(['one', 'two']);
    end('two')?.resolve();
    expect(await second).toBe('two');
  });
});
