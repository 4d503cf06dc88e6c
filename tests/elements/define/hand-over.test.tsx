import { act, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { define } from '../../../elements/define';
import { handOverFrom } from '../../../elements/define/hand-over';
import { watchComposing } from '../../../src/platform/page/composing';
import { Disclosure } from '../../../src/ui/Disclosure/Disclosure';
import { TextField } from '../../../src/ui/TextField/TextField';

/** Two fields immediately, and one rendered later in a collapsed section. */
function Fields() {
  const [name, setName] = useState('');
  const [code, setCode] = useState('');
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setLate(true);
    }, 50);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  return (
    <>
      <TextField label="Name" name="name" value={name} onValueChange={setName} />
      <label>
        <input type="radio" name="size" value="s" defaultChecked /> Small
      </label>
      <label>
        <input type="radio" name="size" value="l" /> Large
      </label>
      <label>
        Colour
        <select name="colour">
          <option value="">Choose</option>
          <option value="red">Red</option>
        </select>
      </label>
      {isLate && (
        <Disclosure summary="Discount">
          <TextField label="Code" name="code" value={code} onValueChange={setCode} />
        </Disclosure>
      )}
      <output>{`${name}/${code}`}</output>
    </>
  );
}

define(
  {
    tag: 'till-fields',
    area: 'content',
    file: 'own',
    summary: '',
    description: '',
    attributes: {},
    events: [],
    fallback: '',
    example: '',
  },
  Fields,
);

const FALLBACK = `<form><input name="name" value="rendered"><input name="code">
  <input type="radio" name="size" value="s" checked><input type="radio" name="size" value="l">
  <select name="colour"><option value=""></option><option value="red"></option></select>
  <input name="other"><input type="hidden" name="form_key" value="k"></form>`;

/** The server-rendered page: the shopper types into it before the element is ready. */
async function renderView(
  type: (field: (name: string, value?: string) => HTMLInputElement, host: HTMLElement) => void,
) {
  const host = document.createElement('till-fields');
  host.innerHTML = FALLBACK;
  document.body.append(host);
  type((name, value = '') => {
    const found = host.querySelector<HTMLInputElement>(
      `input[name=${name}]${value === '' ? '' : `[value=${value}]`}`,
    );
    if (found === null) throw new Error(`the page has no field ${name}`);
    return found;
  }, host);
  await waitFor(() => {
    expect(host.querySelector('.till-root')).not.toBeNull();
  });
}

beforeEach(() => {
  Reflect.deleteProperty(globalThis, Symbol.for('till.runtime'));
});
afterEach(() => {
  document.body.replaceChildren();
});

describe('input before the element is ready', () => {
  it('is passed to the view’s fields, with focus and selection', async () => {
    await renderView((field) => {
      field('name').value = 'Ada Lovelace';
      field('name').focus();
      field('name').setSelectionRange(1, 3);
      field('size', 'l').checked = true;
    });
    const name = await screen.findByLabelText<HTMLInputElement>('Name');
    await screen.findByText('Ada Lovelace/');
    expect(document.activeElement).toBe(name);
    expect([name.selectionStart, name.selectionEnd]).toEqual([1, 3]);
    expect(screen.getByLabelText('Large')).toHaveProperty('checked', true);
  });

  it('is passed to a drop-down that no longer has the focus', async () => {
    await renderView((_field, host) => {
      const colour = host.querySelector('select');
      if (colour !== null) colour.value = 'red';
    });
    await waitFor(() => {
      expect(screen.getByLabelText('Colour')).toHaveProperty('value', 'red');
    });
  });

  it('waits for a field that is rendered later, and expands its section', async () => {
    await renderView((field) => {
      field('code').value = 'TENOFF';
    });
    await screen.findByText('/TENOFF');
    expect(screen.getByLabelText('Code').closest('[hidden]')).toBeNull();
  });

  it('does not include server-rendered values', async () => {
    await renderView((field) => {
      field('other').focus();
    });
    await act(() => new Promise((resolve) => setTimeout(resolve, 80)));
    expect(screen.getByText('/')).toBeDefined();
    expect(screen.getByLabelText('Large')).toHaveProperty('checked', false);
  });

  it('stays in the server-rendered field during a composition', async () => {
    watchComposing();
    const fields: HTMLInputElement[] = [];
    const rendering = renderView((field) => {
      const name = field('name');
      fields.push(name);
      name.focus();
      name.dispatchEvent(new CompositionEvent('compositionupdate', { bubbles: true }));
      name.value = 'か';
    });
    const host = document.querySelector('till-fields');
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(host?.querySelector('.till-root')).toBeNull();
    const [name] = fields;
    expect(document.activeElement).toBe(name);
    Object.assign(name ?? {}, { value: '春' });
    name?.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
    await rendering;
    await screen.findByText('春/');
    expect(document.activeElement).toBe(screen.getByLabelText('Name'));
  });

  it('does not take the focus from a field the shopper has moved to', async () => {
    const elsewhere = document.createElement('input');
    document.body.append(elsewhere);
    await renderView((field) => {
      field('name').value = 'Ada';
      elsewhere.focus();
    });
    await screen.findByText('Ada/');
    expect(document.activeElement).toBe(elsewhere);
  });
});

describe('its destination', () => {
  /** A server-rendered form with an address and a code, both typed, and a view that receives them. */
  function typed() {
    const host = document.createElement('div');
    host.innerHTML = '<form><input name="street"><input name="city"></form>';
    for (const field of host.querySelectorAll('input')) field.value = `typed ${field.name}`;
    const view = document.createElement('div');
    document.body.append(host, view);
    const add = (html: string): HTMLInputElement | null => {
      view.insertAdjacentHTML('beforeend', html);
      return view.querySelector('form:last-of-type input:last-of-type');
    };
    return { add, give: () => handOverFrom(host)(view) };
  }
  /** Mutation observers run in between. */
  const later = () => Promise.resolve();

  it('is passed to one form, not to another with a field of the same name', async () => {
    const { add, give } = typed();
    const street = add('<form><input name="street"></form>');
    give();
    expect(street?.value).toBe('typed street');
    const other = add('<form><input name="city"></form>');
    await later();
    expect(other?.value).toBe('');
    street?.insertAdjacentHTML('afterend', '<input name="city">');
    await later();
    expect(street?.nextElementSibling).toHaveProperty('value', 'typed city');
  });

  it('is not passed to a form that opens much later', async () => {
    vi.useFakeTimers();
    const { add, give } = typed();
    give();
    await vi.advanceTimersByTimeAsync(11_000);
    const street = add('<form><input name="street"></form>');
    await later();
    expect(street?.value).toBe('');
    vi.useRealTimers();
  });
});
