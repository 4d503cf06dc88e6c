import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isComposing, watchComposing } from '../../../../src/platform/page/composing';

watchComposing();

let host: HTMLElement;
let field: HTMLInputElement;
/** A composition event as a keyboard sends it; it may stop at the field. */
const compose = (type: string, target: EventTarget = field): void => {
  const event = new Event(type);
  Object.defineProperty(event, 'timeStamp', { value: performance.now() });
  target.dispatchEvent(event);
};

beforeEach(() => {
  vi.useFakeTimers();
  host = document.createElement('div');
  field = document.createElement('input');
  host.append(field);
  document.body.append(host);
});
afterEach(() => {
  compose('compositionend');
  document.body.replaceChildren();
  vi.useRealTimers();
});

describe('text that is being composed', () => {
  it('is in the field whose composition was changed, until that ends', () => {
    expect(isComposing(host)).toBe(false);
    compose('compositionupdate');
    expect(isComposing(host)).toBe(true);
    compose('compositionend');
    expect(isComposing(host)).toBe(false);
  });

  it('is not in another element', () => {
    const other = document.createElement('div');
    document.body.append(other);
    compose('compositionupdate');
    expect(isComposing(other)).toBe(false);
  });

  it('counts as ended after four seconds without a change', () => {
    compose('compositionupdate');
    vi.advanceTimersByTime(3999);
    expect(isComposing(host)).toBe(true);
    vi.advanceTimersByTime(1);
    expect(isComposing(host)).toBe(false);
    compose('compositionupdate');
    expect(isComposing(host)).toBe(true);
  });
});
