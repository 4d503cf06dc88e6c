import { act, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sectionsInvalidated } from '../../../src/state/sections/sections-slice';
import { startPage } from '../../../elements/bootstrap';
import { json, mockShop } from '../../src/state/support/fake-http';
// Imported here because the flow imports it on demand.
import '../../../src/api/sections';

import '../../../elements/account/till-welcome';

vi.mock('../../../src/platform/http/http', () => import('../../src/state/support/fake-http'));

/** The content of the platform's `li.greet`. */
const STOCK = `
  <!-- ko if: customer().fullname  -->
  <span class="logged-in" data-bind="text: new String('Good day, %1!').
    replace('%1', customer().fullname)"></span>
  <!-- /ko -->
  <!-- ko ifnot: customer().fullname  -->
  <span class="not-logged-in" data-bind="text: 'Default welcome msg!'"></span>
  <!-- /ko -->`;

let customer: object = {};
let id = 1;

const config = (isLoggedIn: boolean) =>
  JSON.stringify({ init: { '*': { 'Magento_Customer/js/customer-data': { isLoggedIn } } } });

/** Renders the element around `inside`; the shop answers with `customer`, or not at all for null. */
function render(inside: string, attributes = '', isLoggedIn = false) {
  Reflect.deleteProperty(globalThis, Symbol.for('till.runtime'));
  document.body.innerHTML = `<script type="application/json" data-till-config>${config(isLoggedIn)}</script><li class="greet welcome" data-bind="scope: 'customer'"><till-welcome ${attributes}>${inside}</till-welcome></li>`;
}

const shown = () => document.querySelector('.till-welcome')?.textContent;
const signedIn = (fullname: string) => ({ firstname: 'Jane', fullname, websiteId: '1' });

beforeEach(() => {
  localStorage.clear();
  customer = {};
  mockShop(() => {
    id += 1;
    return json({ customer: { ...customer, data_id: id } });
  });
});
afterEach(() => {
  document.body.replaceChildren();
});

describe('the greeting', () => {
  it('greets a guest with the text of the server’s markup', async () => {
    render(STOCK);
    await waitFor(() => {
      expect(shown()).toBe('Default welcome msg!');
    });
    expect(document.querySelector('.not-logged-in')).toBeNull();
  });

  it('greets a customer by the full name, and follows a sign-out', async () => {
    customer = signedIn('Jane Doe');
    render(STOCK);
    await waitFor(() => {
      expect(shown()).toBe('Good day, Jane Doe!');
    });
    customer = {};
    act(() => {
      startPage().store.dispatch(sectionsInvalidated({ names: ['customer'], reload: true }));
    });
    await waitFor(() => {
      expect(shown()).toBe('Default welcome msg!');
    });
  });

  it('shows a name as text, whose entities the platform has escaped', async () => {
    customer = signedIn('&lt;img src=x onerror=alert(1)&gt; O&#039;Brien $&amp; %1');
    render(STOCK);
    await waitFor(() => {
      expect(shown()).toBe("Good day, <img src=x onerror=alert(1)> O'Brien $& %1!");
    });
    expect(document.querySelector('img')).toBeNull();
  });

  it('keeps an empty line while the name of a customer is loading', async () => {
    let answer: () => void = () => undefined;
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    mockShop(async () => {
      await answered;
      return json({ customer: { ...signedIn('Jane Doe'), data_id: 99 } });
    });
    render(STOCK, '', true);
    await waitFor(() => {
      expect(shown()).toBe('');
    });
    answer();
    await waitFor(() => {
      expect(shown()).toBe('Good day, Jane Doe!');
    });
  });

  it('prefers the texts of its attributes', async () => {
    customer = signedIn('Jane Doe');
    render(STOCK, 'guest="Hello" customer="Hello, %1."');
    await waitFor(() => {
      expect(shown()).toBe('Hello, Jane Doe.');
    });
    customer = {};
    localStorage.clear();
    render(STOCK, 'guest="Hello" customer="Hello, %1."');
    await waitFor(() => {
      expect(shown()).toBe('Hello');
    });
  });

  it('uses the shown text, and its own for customers, where the markup has no bindings', async () => {
    render('<span class="not-logged-in">Good evening</span>');
    await waitFor(() => {
      expect(shown()).toBe('Good evening');
    });
    customer = signedIn('Jane Doe');
    act(() => {
      startPage().store.dispatch(sectionsInvalidated({ names: ['customer'], reload: true }));
    });
    await waitFor(() => {
      expect(shown()).toBe('Welcome, Jane Doe!');
    });
  });

  it('shows a text without a place for the name as it is', async () => {
    customer = signedIn('Jane Doe');
    render(STOCK, 'customer="Welcome back"');
    await waitFor(() => {
      expect(shown()).toBe('Welcome back');
    });
  });

  it('shows the same text in the menu, into which themes of the old front end clone the header’s links', async () => {
    vi.stubGlobal('require', () => undefined);
    render(STOCK);
    await waitFor(() => {
      expect(shown()).toBe('Default welcome msg!');
    });
    const menu = document.createElement('ul');
    menu.append(document.querySelector('li.greet')?.cloneNode(true) ?? '');
    document.body.append(menu);
    await waitFor(() => {
      const texts = [...menu.querySelectorAll('.till-root .till-welcome')].map(
        ({ textContent }) => textContent,
      );
      expect(texts.at(-1)).toBe('Default welcome msg!');
      expect(menu.querySelectorAll('till-welcome > .till-root')).toHaveLength(1);
    });
    vi.unstubAllGlobals();
  });
});
