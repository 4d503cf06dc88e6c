import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import '../../../elements/account/till-tax-certificates';

it('draws its heading in the place of the fallback', async () => {
  document.body.innerHTML = '<till-tax-certificates heading="As written">Before</till-tax-certificates>';
  await screen.findByRole('heading', { name: 'As written' });
  expect(document.body.textContent).not.toContain('Before');
});
