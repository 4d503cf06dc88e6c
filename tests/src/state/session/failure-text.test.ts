import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetReports } from '../../../../src/platform/console';
import type { ApiError } from '../../../../src/platform/http/api-error';
import { replaceNavigator } from '../../../../src/platform/navigate';
import { failureText } from '../../../../src/state/session/failure-text';
import { refusalOf } from '../../../../src/state/session/refusal-text';
import { cartNotFound } from '../../../../src/state/shared/cart-facts';
import type { FlowApi } from '../../../../src/state/shared/store.types';
import { createTillStore } from '../../../../src/state/store/store';
import { shop } from '../support/shop';

const GENERAL = 'Something went wrong with your request. Please try again later.';
const UNREACHED = 'The shop cannot be reached. Please check your connection and try again.';
const UNCHANGED = 'Your cart could not be changed. Please check your connection and try again.';
const rejected = (status: number): ApiError => ({
  kind: 'rejected',
  status,
  message: 'Not in stock.',
  redirectAction: null,
});
const broken: ApiError = { kind: 'server', status: 500, message: null, retryAfterMs: null };
const signedOut: ApiError = { kind: 'unauthorized', message: '' };

const assign = vi.fn();
const warn = vi.fn();
const dispatch = vi.fn();
let restore = (): void => undefined;
const api = (): FlowApi => {
  const { getState } = createTillStore({ shop, checkout: null });
  return { dispatch, getState } as unknown as FlowApi;
};

beforeEach(() => {
  restore = replaceNavigator({ assign });
  vi.spyOn(console, 'warn').mockImplementation(warn);
});
afterEach(() => {
  restore();
  forgetReports();
  vi.clearAllMocks();
});

describe('the message for a failed call', () => {
  it.each<[string, ApiError, string]>([
    ['the shop’s own', rejected(400), 'Not in stock.'],
    ['about the connection', { kind: 'network' }, UNREACHED],
    ['a general one', broken, GENERAL],
  ])('is %s, and the page stays', (_name, error, text) => {
    expect(failureText(api(), error)).toBe(text);
    expect(assign).not.toHaveBeenCalled();
    expect(dispatch).not.toHaveBeenCalled();
  });

  it('reports a cart that the shop no longer knows', () => {
    failureText(api(), rejected(404));
    expect(dispatch).toHaveBeenCalledExactlyOnceWith(cartNotFound());
  });

  it('leads to the login page when the session has ended', () => {
    failureText(api(), signedOut);
    expect(assign.mock.calls).toEqual([[`${shop.baseUrl}customer/account/login/`]]);
  });
});

describe('the message for a change of the cart that was not saved', () => {
  it('is the shop’s own, which explains it', () => {
    expect(refusalOf(api(), rejected(400))).toBe('Not in stock.');
    expect(warn).not.toHaveBeenCalled();
  });

  it.each<[ApiError, string]>([
    [{ kind: 'network' }, UNCHANGED],
    [{ kind: 'timeout' }, UNCHANGED],
    [{ kind: 'malformed', status: 200 }, GENERAL],
    [broken, GENERAL],
  ])('says so after %j, also on the console', (error, text) => {
    expect(refusalOf(api(), error)).toBe(text);
    expect(warn).toHaveBeenCalledOnce();
  });

  it('leads to the login page when the session has ended', () => {
    refusalOf(api(), signedOut);
    expect(assign).toHaveBeenCalledOnce();
  });
});
