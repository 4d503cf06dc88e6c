import { afterEach, expect, it, vi } from 'vitest';
import type { CertificateService } from '../../../../src/state/extensions/tax-service.types';
import {
  certificatesWanted,
  linksWanted,
  selectCertificates,
} from '../../../../src/state/certificates/certificates-slice';
import { certificatesState } from '../../../../src/state/certificates/certificates-state';
import { provideCertificates } from '../../../../src/state/certificates/find-service';
import { createTillStore } from '../../../../src/state/store/store';
import { sectionSettings, shop } from '../support/shop';

/** The page of the account of a customer who was signed in when it was printed, with a service that lists nothing. */
function open(error: { kind: 'unauthorized'; message: string } | { kind: 'timeout' }) {
  const service: CertificateService = {
    links: () => null,
    list: vi.fn(() => Promise.resolve({ ok: false as const, error })),
    invalidate: vi.fn(),
    showForm: vi.fn(),
    refreshTax: vi.fn(),
    forget: vi.fn(),
  };
  provideCertificates([
    {
      configuredBy: [],
      load: () => Promise.resolve({ code: 'test' }),
      certificates: () => Promise.resolve(service),
    },
  ]);
  const sections = { ...sectionSettings, isLoggedIn: true };
  const store = createTillStore({ shop, checkout: null, sections });
  store.inject(certificatesState);
  return { store, service };
}

afterEach(() => {
  provideCertificates([]);
});

it('drops the token when the list says that nobody is signed in any more [TAXV-13]', async () => {
  const { store, service } = open({ kind: 'unauthorized', message: 'No' });
  store.dispatch(certificatesWanted());
  await vi.waitFor(() => {
    expect(service.forget).toHaveBeenCalledOnce();
  });
  expect(selectCertificates(store.getState()).status).toBe('signed-out');
});

it('keeps the token of a customer after another failure', async () => {
  const { store, service } = open({ kind: 'timeout' });
  store.dispatch(linksWanted());
  store.dispatch(certificatesWanted());
  await vi.waitFor(() => {
    expect(selectCertificates(store.getState()).status).toBe('failed');
  });
  expect(service.forget).not.toHaveBeenCalled();
});

it('is the newest list, whichever response arrives last', async () => {
  const { store, service } = open({ kind: 'timeout' });
  const listOf = (zone: string) => ({ certificates: [], zones: [zone] });
  const arrivals: ((zone: string) => void)[] = [];
  vi.mocked(service.list).mockImplementation(
    () =>
      new Promise((resolve) => {
        arrivals.push((zone) => {
          resolve({ ok: true, value: listOf(zone) });
        });
      }),
  );
  store.dispatch(certificatesWanted());
  store.dispatch(certificatesWanted());
  await vi.waitFor(() => {
    expect(arrivals).toHaveLength(2);
  });
  arrivals[1]?.('newer');
  await vi.waitFor(() => {
    expect(selectCertificates(store.getState()).list.zones).toEqual(['newer']);
  });
  arrivals[0]?.('older');
  await Promise.resolve();
  await Promise.resolve();
  expect(selectCertificates(store.getState()).list.zones).toEqual(['newer']);
});
