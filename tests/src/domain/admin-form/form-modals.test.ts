import { describe, expect, it } from 'vitest';

import { changeValue, resetForm } from '../../../../src/domain/admin-form/change-form';
import {
  cancelModal,
  finishModal,
  modalNamed,
  openModal,
} from '../../../../src/domain/admin-form/change-modals';
import { validateForm } from '../../../../src/domain/admin-form/validate-form';
import { allRules } from '../../../../src/domain/validation/all-rules';
import { ruleIn } from '../../../../src/domain/validation/apply-rules';
import { modal, opening, required, withModal } from './arranged';
import { app, field, fieldset, formOf, unknownIn } from './configured';

const find = ruleIn(allRules);
const [A, B, C] = ['f.f.set.a', 'f.f.more.inner.b', 'f.f.more.inner.c'] as const;
const done = (action: unknown, text = 'OK') => ({ buttons: [{ text, actions: [action] }] });

describe('a modal of a form', () => {
  const form = formOf(withModal({ a: '1', b: '2', c: '3' }));
  const opened = openModal(form, 'f.f.more');

  it('has Done and Cancel, or the buttons that the server names [AFORM-12]', () => {
    expect(modalNamed(form, 'f.f.more')).toMatchObject({ done: null, cancel: null });
    const named = formOf(
      withModal({}, done({ targetName: '${ $.name }', actionName: 'actionDone' })),
    );
    expect(modalNamed(named, 'f.f.more')).toMatchObject({ done: 'OK', cancel: undefined });
    const short = formOf(withModal({}, done('actionCancel', 'Back')));
    expect(modalNamed(short, 'f.f.more')).toMatchObject({ done: undefined, cancel: 'Back' });
  });

  it('restores what the form had when it was opened, also outside of it [AFORM-13]', () => {
    const linked = formOf(
      app(
        {
          set: fieldset({ a: field('input'), open: opening() }),
          more: modal({ b: field('input', { exports: { value: `${A}:value` } }) }),
        },
        { a: '1', b: '1' },
      ),
    );
    const changed = changeValue(openModal(linked, 'f.f.more'), B, 'x', find);
    expect(changed.states.map(({ value }) => value)).toEqual(['x', 'x']);
    const cancelled = cancelModal(changed);
    expect(cancelled.states).toEqual(linked.states);
    expect(cancelled.modals).toEqual([]);
  });

  it('closes with what was changed once its own fields are valid [AFORM-14]', () => {
    const empty = finishModal(changeValue(opened, B, '', find), find);
    expect(empty.modals).toHaveLength(1);
    expect(empty.states.map(({ error }) => error?.key)).toEqual([
      undefined,
      'This is a required field.',
      undefined,
    ]);
    const filled = finishModal(changeValue(empty, B, 'x', find), find);
    expect(filled.modals).toEqual([]);
    expect(filled.states[1]?.value).toBe('x');
  });

  it('does not ask for fields outside of it', () => {
    const outside = app({
      set: fieldset({ a: required(), open: opening() }),
      more: modal({ b: field('input') }),
    });
    expect(finishModal(openModal(formOf(outside), 'f.f.more'), find).modals).toEqual([]);
  });

  it('opens for a field that keeps the form from being saved', () => {
    const invalid = validateForm(changeValue(form, B, '', find), find);
    expect(invalid.modals.map(({ name }) => name)).toEqual(['f.f.more']);
  });

  it('is opened once, and closed by a reset', () => {
    expect(openModal(opened, 'f.f.more')).toBe(opened);
    expect(openModal(form, '__proto__')).toBe(form);
    expect(resetForm(changeValue(opened, C, 'x', find)).modals).toEqual([]);
    expect(cancelModal(form)).toBe(form);
    expect(finishModal(form, find)).toBe(form);
  });

  it('is done when it is closed in another way, where the server says so', () => {
    expect(modalNamed(form, 'f.f.more')?.closing).toBe('cancel');
    const closing = formOf(withModal({}, {}, { onCancel: 'actionDone' }));
    expect(modalNamed(closing, 'f.f.more')?.closing).toBe('done');
  });

  it.each([
    [
      'a button that does something else',
      withModal({}, done({ targetName: 'x', actionName: 'save' })),
      'buttons',
    ],
    [
      'a button with two actions',
      withModal({}, { buttons: [{ actions: ['actionDone', 'x'] }] }),
      'buttons',
    ],
    ['an option', withModal({}, { modalClass: 'x' }), 'modalClass'],
    ['a setting', withModal({}, {}, { imports: {} }), 'imports'],
    ['another way to close', withModal({}, {}, { onCancel: 'ask' }), 'onCancel'],
    ['a button without a modal', app({ set: fieldset({ open: opening() }) }), 'actions'],
    [
      'a button that calls something',
      app({ set: fieldset({ open: opening({ actions: [{ actionName: 'x' }] }) }) }),
      'actions',
    ],
  ])('is left to the stock front end with %s', (_, configuration, what) => {
    expect(unknownIn(configuration)).toBe(what);
  });
});
