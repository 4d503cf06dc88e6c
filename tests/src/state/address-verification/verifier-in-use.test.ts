import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  verifierInUse,
  type VerifierInUse,
} from '../../../../src/state/address-verification/verifier-in-use';
import { addressVerifiers } from '../../../../src/state/extensions/extensions';
import type {
  AddressVerifier,
  TaxServiceEntry,
} from '../../../../src/state/extensions/tax-service.types';
import { pageWith } from '../support/verification';

const report = vi.hoisted(() => vi.fn());
vi.mock('../../../../src/platform/console', () => ({ report }));

const SET_UP = { countries: null, choice: 'ask' };
const verifierOf = (code: string, settings: unknown) =>
  ({ code, settings: () => settings, verify: vi.fn() }) as unknown as AddressVerifier;

const ours = verifierOf('till', SET_UP);
const entry: TaxServiceEntry = {
  configuredBy: [],
  load: () => Promise.resolve({ code: 'till', addresses: ours }),
};
const registered: (() => void)[] = [];
const register = (verifier: AddressVerifier): (() => void) => {
  const remove = addressVerifiers.register(verifier);
  registered.push(remove);
  return remove;
};
const codeOf = (inUse: VerifierInUse) => inUse()?.verifier.code ?? null;
const warnings = () => report.mock.calls.map(([, text]) => String(text));

beforeEach(() => {
  report.mockReset();
});
afterEach(() => {
  for (const remove of registered.splice(0)) remove();
});

describe('the verifier of an address', () => {
  it('is the shop’s own from its registration on, also when Till’s was used before [TAXV-01]', async () => {
    const inUse = await verifierInUse(pageWith(null), [entry]);
    expect(codeOf(inUse)).toBe('till');
    const remove = register(verifierOf('own', SET_UP));
    expect(codeOf(inUse)).toBe('own');
    remove();
    expect(codeOf(inUse)).toBe('till');
    expect(warnings()).toEqual([]);
  });

  it('is found once one is registered, where there was none', async () => {
    const inUse = await verifierInUse(pageWith(null), []);
    expect(codeOf(inUse)).toBeNull();
    register(verifierOf('own', SET_UP));
    expect(codeOf(inUse)).toBe('own');
  });

  it('is the one registered first of two, and the console says so', async () => {
    register(verifierOf('first', SET_UP));
    const inUse = await verifierInUse(pageWith(null), [entry]);
    expect(codeOf(inUse)).toBe('first');
    expect(warnings()).toEqual([]);
    register(verifierOf('second', SET_UP));
    expect(codeOf(inUse)).toBe('first');
    expect(warnings()).toEqual([expect.stringMatching(/in use is "first"/)]);
  });

  it('is the one registered last with its code, and the console says so', async () => {
    const inUse = await verifierInUse(pageWith(null), []);
    register(verifierOf('own', SET_UP));
    expect(codeOf(inUse)).toBe('own');
    const newer = verifierOf('own', SET_UP);
    register(newer);
    expect(inUse()?.verifier).toBe(newer);
    expect(warnings()).toEqual([expect.stringMatching(/in use is "own"/)]);
  });

  it('may be registered again once it was removed, without a word', async () => {
    const inUse = await verifierInUse(pageWith(null), []);
    register(verifierOf('own', SET_UP));
    expect(codeOf(inUse)).toBe('own');
    registered.splice(0).forEach((remove) => {
      remove();
    });
    register(verifierOf('own', SET_UP));
    expect(codeOf(inUse)).toBe('own');
    expect(warnings()).toEqual([]);
  });

  it.each([[null], [undefined], ['US'], [{ countries: 'US', choice: 'ask' }]])(
    'is the next one where its settings are %j',
    async (settings) => {
      register(verifierOf('own', settings));
      const inUse = await verifierInUse(pageWith(null), [entry]);
      expect(codeOf(inUse)).toBe('till');
      expect(warnings()).toEqual([]);
    },
  );

  it('is the shop’s own where the code of Till’s cannot be loaded [TAXV-01]', async () => {
    const remove = register(verifierOf('own', SET_UP));
    const missing = { ...entry, load: () => Promise.reject(new Error('offline')) };
    expect(codeOf(await verifierInUse(pageWith(null), [missing]))).toBe('own');
    expect(codeOf(await verifierInUse(pageWith(null), [missing, entry]))).toBe('own');
    remove();
    expect(codeOf(await verifierInUse(pageWith(null), [missing, entry]))).toBe('till');
    await expect(verifierInUse(pageWith(null), [missing])).rejects.toThrow();
  });

  it('asks as the page has chosen, whatever its own settings are', async () => {
    const page = pageWith(null, { addressVerification: 'apply' });
    expect((await verifierInUse(page, [entry]))()?.settings.choice).toBe('apply');
    const odd = pageWith(null, { addressVerification: 'constructor' });
    expect((await verifierInUse(odd, [entry]))()?.settings.choice).toBe('ask');
  });
});
