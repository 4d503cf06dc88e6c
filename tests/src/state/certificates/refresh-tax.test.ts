import { afterEach, expect, it, vi } from 'vitest';
import type { Result } from '../../../../src/platform/result';
import {
  selectCertificates,
  taxRefreshWanted,
} from '../../../../src/state/certificates/certificates-slice';
import { certificatesState } from '../../../../src/state/certificates/certificates-state';
import { provideCertificates } from '../../../../src/state/certificates/find-service';
import type { CertificateService } from '../../../../src/state/extensions/tax-service.types';
import { createTillStore } from '../../../../src/state/store/store';
import { shop } from '../support/shop';

afterEach(() => {
  provideCertificates([]);
});

it('is settled by the latest one, whichever response arrives last [TAXV-17]', async () => {
  const answers: ((result: Result<null>) => void)[] = [];
  const service: CertificateService = {
    links: () => null,
    list: () => Promise.resolve({ ok: true, value: { certificates: [], zones: [] } }),
    invalidate: vi.fn(),
    showForm: vi.fn(),
    refreshTax: () =>
      new Promise((resolve) => {
        answers.push(resolve);
      }),
    forget: vi.fn(),
  };
  provideCertificates([
    {
      configuredBy: [],
      load: () => Promise.resolve({ code: 'test' }),
      certificates: () => Promise.resolve(service),
    },
  ]);
  const store = createTillStore({ shop, checkout: null });
  store.inject(certificatesState);
  const tax = () => selectCertificates(store.getState()).tax;
  store.dispatch(taxRefreshWanted());
  store.dispatch(taxRefreshWanted());
  await vi.waitFor(() => {
    expect(answers).toHaveLength(2);
  });
  answers[0]?.({ ok: false, error: { kind: 'timeout' } });
  await Promise.resolve();
  await Promise.resolve();
  expect(tax()).toBe('refreshing');
  answers[1]?.({ ok: true, value: null });
  await vi.waitFor(() => {
    expect(tax()).toBe('refreshed');
  });
});
