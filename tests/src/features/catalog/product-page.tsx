import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { vi } from 'vitest';
import type { PageSource } from '../../../../src/platform/page/page-source';
import { selectProduct } from '../../../../src/state/catalog/catalog-slice';
import { catalogState } from '../../../../src/state/catalog/catalog-state';
import { productFormState } from '../../../../src/state/product-form/product-form-state';
import { createTillStore } from '../../../../src/state/store/store';
import { ElementContext } from '../../../../src/ui/element-context';
import { hoodiePage } from '../../state/support/products';
import { shop } from '../../state/support/shop';

/** Renders a view inside the form of the hoodie's page; `server` is the rest of the form's content. */
export function openPage(
  view: ReactElement,
  { page = hoodiePage(), server = '' }: { page?: PageSource; server?: string } = {},
) {
  document.body.innerHTML =
    '<form id="product_addtocart_form" action="/checkout/cart/add/product/19/">' +
    '<input type="hidden" name="product" value="19">' +
    `<input type="hidden" name="selected_configurable_option" value="">${server}<div id="view"></div></form>`;
  const form = document.forms[0] as HTMLFormElement;
  const store = createTillStore({ shop, checkout: null }, { page: () => page });
  store.inject(catalogState);
  store.inject(productFormState);
  const emit = vi.fn(() => true);
  const { unmount } = render(
    <Provider store={store}>
      <ElementContext value={{ emit }}>{view}</ElementContext>
    </Provider>,
    { container: form.querySelector('#view') as HTMLElement },
  );
  return {
    form,
    store,
    emit,
    unmount,
    user: userEvent.setup(),
    /** Whether a click on the form's button would leave the page. */
    submit: () => {
      const event = new SubmitEvent('submit', { cancelable: true, bubbles: true });
      act(() => void form.dispatchEvent(event));
      return !event.defaultPrevented;
    },
    sent: () => Object.fromEntries(new FormData(form)),
    product: () => selectProduct('19')(store.getState()),
  };
}
