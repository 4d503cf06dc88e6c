import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addCardSlice, cardPageFound } from '../../../../src/state/add-card/add-card-slice';
import { keptNow, LOAD_LIMIT_MS } from '../../../../src/state/add-card/kept-now';
import type { FlowApi } from '../../../../src/state/shared/store.types';

vi.mock('../../../../src/api/kept-cards-page', () => new Promise(() => undefined));

const LIST = 'https://shop.example/vault/cards/listaction/';
const addCard = addCardSlice.reducer(undefined, cardPageFound(LIST));
const api = { getState: () => ({ addCard }) } as unknown as FlowApi;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('is unknown once its code has not arrived for a quarter of a minute', async () => {
  const arrived = vi.fn();
  const kept = keptNow(api).then(arrived);
  await vi.advanceTimersByTimeAsync(LOAD_LIMIT_MS - 1);
  expect(arrived).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await kept;
  expect(arrived).toHaveBeenCalledWith(null);
});
