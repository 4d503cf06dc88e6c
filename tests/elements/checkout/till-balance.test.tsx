import { act } from '@testing-library/react';
import { expect, it } from 'vitest';
import { balanceMeta } from '../../../elements/checkout/till-balance.meta';

import '../../../elements/checkout/till-balance';

it('shows nothing on a page without store credit', async () => {
  const host = document.createElement(balanceMeta.tag);
  await act(async () => {
    document.body.append(host);
    await new Promise((resolve) => setTimeout(resolve, 20));
  });
  expect(customElements.get(balanceMeta.tag)).toBeDefined();
  expect(host.querySelector('.till-root')?.textContent).toBe('');
});
