// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { AdminForm } from '../../../src/features/admin-form/AdminForm';
import { FormContext } from '../../../src/features/admin-form/useFormStore';
import { createFormStore } from '../../../src/state/admin-form/form-store';
import { createRoot, type Root } from 'react-dom/client';
import {
  items,
  required,
  tab,
  table,
  tabbed,
  withModal,
} from '../../src/domain/admin-form/arranged';
import { app, field, fieldset, formOf } from '../../src/domain/admin-form/configured';

let root: Root | null = null;

function show(configuration: Parameters<typeof formOf>[0]) {
  const store = createFormStore(formOf(configuration));
  const [place, messages] = [document.createElement('div'), document.createElement('div')];
  document.body.append(messages, place);
  root = createRoot(place);
  act(() => {
    root?.render(
      <FormContext value={store}>
        <AdminForm messages={messages} />
      </FormContext>,
    );
  });
  return store;
}

const press = (name: string | RegExp, place = 0): void => {
  const button = screen.getAllByRole('button', { name, hidden: true })[place];
  if (button === undefined) throw new Error('There is no such button.');
  fireEvent.click(button);
};

afterEach(() => {
  act(() => root?.unmount());
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

describe('the parts of a form', () => {
  it('are tabs of which one is shown, and which the arrow keys change', () => {
    show(
      tabbed({
        a: tab('First', 1, { set: fieldset({ a: field('input', { label: 'One' }) }) }),
        b: tab('Second', 2, { set: fieldset({ b: field('input', { label: 'Two' }) }) }),
      }),
    );
    const [first, second] = screen.getAllByRole('tab');
    expect(first?.getAttribute('aria-selected')).toBe('true');
    expect(screen.queryByLabelText('Two')).toBeNull();
    fireEvent.keyDown(first ?? document.body, { key: 'ArrowRight' });
    expect(document.activeElement).toBe(second);
    expect(screen.getAllByRole('tabpanel')).toHaveLength(1);
    screen.getByLabelText('Two');
  });

  it('open in a modal, whose Cancel undoes what was typed', () => {
    const store = show(withModal({ b: 'x' }));
    press('Open more');
    const typed = (): HTMLInputElement | null =>
      document.querySelector('[data-till-field="f.f.more.inner.b"]');
    fireEvent.change(typed() ?? document.body, { target: { value: '' } });
    press('Done');
    expect(store.getState().form.modals).toHaveLength(1);
    press('Cancel');
    expect(store.getState().form.modals).toHaveLength(0);
    expect(store.getState().form.states[1]?.value).toBe('x');
  });

  it('ask before a record is removed [AFORM-17]', () => {
    const store = show(
      app({ set: fieldset({ list: items({ n: required() }) }) }, { items: { 4: {} } }),
    );
    const count = (): number => store.getState().form.rows[0]?.rows.length ?? -1;
    press(/^Remove/);
    expect(count()).toBe(1);
    press('Cancel');
    expect(count()).toBe(1);
    press(/^Remove/);
    press('OK');
    expect(count()).toBe(0);
  });

  it.each([
    ['their own words', { removeMessage: 'Delete this address?' }, 'Delete this address?'],
    ['the usual ones', {}, 'Are you sure you want to delete this item?'],
  ])('ask in %s [AFORM-18]', (_, config, question) => {
    show(app({ set: fieldset({ list: items({ n: required() }, config) }) }, { items: { 4: {} } }));
    press(/^Remove/);
    expect(screen.getByRole('alertdialog', { hidden: true }).textContent).toContain(question);
  });

  it('are records that are added and moved with the keyboard', () => {
    const rules = table({ s: required({ label: 'Search' }) });
    const store = show(app({ set: fieldset({ rules }) }, { rules: [{ record_id: '0', s: 'a' }] }));
    press('Add rule');
    expect(document.activeElement).toBe(screen.getAllByLabelText(/^Search/)[1]);
    fireEvent.keyDown(screen.getByRole('button', { name: 'Move 2' }), { key: 'ArrowUp' });
    expect(store.getState().form.rows[0]?.rows.map(({ key }) => key)).toEqual(['1', '0']);
  });
});
