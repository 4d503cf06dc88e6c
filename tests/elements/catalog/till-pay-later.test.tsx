import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';

it('takes room on a page with the module’s block, and none without [SMART-02]', async () => {
  document.body.innerHTML =
    '<div data-mage-init=\'{"Magento_PaymentServicesPaypal/js/view/payment/message-product":{"styles":{"layout":"text"},"placement":"cart","renderContainer":".product-add-form .pay-later-message"}}\'></div>' +
    '<till-pay-later location="product">The shop’s own</till-pay-later><till-pay-later location="cart"></till-pay-later>';
  await import('../../../elements/catalog/till-pay-later');
  await waitFor(() => {
    expect(document.querySelector('till-pay-later .till-pay-later')).not.toBeNull();
  });
  expect(document.body.textContent).not.toContain('The shop’s own');
  expect(document.querySelector('[location=cart] .till-pay-later')).toBeNull();
});
