import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sendOnce } from '../../../../../src/features/shared/form/send-once';

const form = document.createElement('form');
let stop: () => void = () => undefined;

/** Submits without a default action; returns whether the browser would leave the page. */
const submit = () => form.dispatchEvent(new SubmitEvent('submit', { cancelable: true }));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

it('lets the browser submit once, until the page comes back', () => {
  stop = sendOnce(form, null);
  expect([submit(), submit()]).toEqual([true, false]);
  window.dispatchEvent(new Event('pageshow'));
  expect(submit()).toBe(true);
});

it('lets a form be submitted again that the browser stays on', () => {
  stop = sendOnce(form, null);
  submit();
  vi.advanceTimersByTime(9_999);
  expect(submit()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(submit()).toBe(true);
});

it('lets a form be submitted again after a listener of the page has stopped the browser', () => {
  const listening = new AbortController();
  stop = sendOnce(form, null);
  form.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
    },
    { signal: listening.signal },
  );
  submit();
  vi.advanceTimersByTime(0);
  listening.abort();
  expect(submit()).toBe(true);
});

it('hands the form back', () => {
  stop = sendOnce(form, null);
  submit();
  stop();
  expect(submit()).toBe(true);
});
