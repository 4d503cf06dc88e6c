import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useProductForm } from '../../../../../src/features/catalog/form/useProductForm';
import { selectFields } from '../../../../../src/state/product-form/product-form-slice';
import { openPage } from '../product-page';

function View() {
  const [node, setNode] = useState<Element | null>(null);
  useProductForm(node);
  return <div ref={setNode} />;
}

/** A page whose form is hidden, as a bundle's is behind "Customize", until `unfold` opens it and gives it the focus. */
function openFolded() {
  let isShown = false;
  HTMLFormElement.prototype.checkVisibility = () => isShown;
  const page = openPage(<View />, { server: '<input name="bundle_option[3]" value="7">' });
  return {
    ...page,
    fields: () => selectFields('19')(page.store.getState()),
    unfold: () => {
      isShown = true;
      page.form.querySelector<HTMLElement>('[name="bundle_option[3]"]')?.focus();
    },
  };
}

afterEach(() => {
  Reflect.deleteProperty(HTMLFormElement.prototype, 'checkVisibility');
});

describe('a form that the page opens later', () => {
  const chosen = ['bundle_option[3]', '7'];

  it('has no choices until the shopper is in it, also on a page that the browser restores [BNDL-02]', async () => {
    const { fields, unfold } = openFolded();
    window.dispatchEvent(new Event('pageshow'));
    await new Promise((resolve) => setTimeout(resolve));
    expect(fields()).toEqual([]);
    unfold();
    await vi.waitFor(() => {
      expect(fields()).toContainEqual(chosen);
    });
  });

  it('has those that the page’s own scripts make before', async () => {
    const { form, fields } = openFolded();
    form.dispatchEvent(new Event('change', { bubbles: true }));
    await vi.waitFor(() => {
      expect(fields()).toContainEqual(chosen);
    });
  });
});

it('has its choices at once where the page shows it', () => {
  HTMLFormElement.prototype.checkVisibility = () => true;
  const { store } = openPage(<View />, { server: '<input name="bundle_option[3]" value="7">' });
  expect(selectFields('19')(store.getState())).toContainEqual(['bundle_option[3]', '7']);
});
