import { describe, expect, it } from 'vitest';

import { parseForm } from '../../../../src/domain/admin-form/parse-form';
import { isOn } from '../../../../src/domain/admin-form/field-value';
import { app, field, fieldset, formOf, toggle, unknownIn } from './configured';

const one = (node: object, data = {}) => {
  const form = formOf(app({ set: fieldset({ a: { ...node } }) }, data));
  const [described] = form.fields;
  const [state] = form.states;
  if (described === undefined || state === undefined) throw new Error('There is no field.');
  return { field: described, state, kind: described.kind };
};

describe('a field of a form', () => {
  it('has what the server describes [AFLD-01]', () => {
    const { field: read, state } = one(
      field('input', {
        label: 'Title',
        visible: false,
        disabled: true,
        notice: 'Shown <b>nowhere</b>',
        placeholder: 'Type',
        default: 'x',
        validation: { 'required-entry': true, max_text_length: 5 },
      }),
    );
    expect(read).toMatchObject({
      label: 'Title',
      notice: 'Shown  nowhere',
      placeholder: 'Type',
      default: 'x',
      isRequired: true,
      rules: { 'required-entry': true, max_text_length: 5 },
    });
    expect(state).toMatchObject({ value: 'x', isVisible: false, isDisabled: true, error: null });
  });

  it('is required by its own flag too [AFLD-01]', () => {
    expect(one(field('input', { required: true })).field.isRequired).toBe(true);
    expect(one(field('input')).field.isRequired).toBe(false);
  });

  it('is a box that is on or off [AFLD-02]', () => {
    const { kind, state } = one(toggle(), { a: '1' });
    expect(isOn(kind, state.value)).toBe(true);
    const off = one(toggle(), { a: '0' });
    expect(isOn(off.kind, off.state.value)).toBe(false);
  });

  it('has the values of its states from a map of any values [AFLD-04]', () => {
    const { kind, state } = one(toggle({ valueMap: { true: 'on', false: 'none' } }), { a: 'on' });
    expect(kind).toMatchObject({ on: 'on', off: 'none' });
    expect(isOn(kind, state.value)).toBe(true);
    expect(one(toggle({ valueMap: { true: 'on', false: 'none' } })).state.value).toBe('none');
  });

  it.each(['checkbox', 'radio', 'toggle'])(
    'is drawn as a %s where that is preferred [AFLD-05]',
    (prefer) => {
      expect(one(toggle({ prefer })).kind).toMatchObject({ look: prefer });
    },
  );

  it('names the states of a toggle itself, or leaves it to "Yes" and "No" [AFLD-06]', () => {
    expect(one(toggle()).kind).toMatchObject({ labels: { on: null, off: null } });
    const named = one(toggle({ toggleLabels: { on: 'In', off: 'Out' } }));
    expect(named.kind).toMatchObject({ labels: { on: 'In', off: 'Out' } });
  });

  it('offers nested options below their headings, and an empty one [AFLD-07]', () => {
    const { kind } = one(
      field('select', {
        caption: ' ',
        options: [
          { value: '0', label: 'All' },
          { label: 'Site', value: [{ label: '    View', value: 2 }] },
        ],
      }),
    );
    expect(kind).toEqual({
      kind: 'select',
      caption: '',
      options: [
        { value: '0', label: 'All', level: 0, isHeading: false },
        { value: '', label: 'Site', level: 0, isHeading: true },
        { value: '2', label: 'View', level: 1, isHeading: false },
      ],
    });
  });

  it('starts a select without an empty choice with its first option [AFLD-07]', () => {
    const options = [{ value: 'a', label: 'A' }];
    expect(one(field('select', { options })).state.value).toBe('a');
    expect(one(field('select', { options, caption: 'Choose' })).state.value).toBe('');
    expect(one(field('select', { options }), { a: 'gone' }).state.value).toBe('gone');
  });

  it('shows five rows of a list for several choices [AFLD-08]', () => {
    expect(one(field('multiselect')).kind).toMatchObject({ size: 5 });
    expect(one(field('multiselect', { size: 6 })).kind).toMatchObject({ size: 6 });
    expect(one(field('multiselect', { size: 'x' })).kind).toMatchObject({ size: 5 });
  });

  it('is 15 columns and 2 rows of text [AFLD-09]', () => {
    expect(one(field('textarea')).kind).toEqual({ kind: 'textarea', cols: 15, rows: 2 });
    expect(one(field('textarea', { rows: '8' })).kind).toMatchObject({ rows: 8 });
  });

  it('sends a date as MM/dd/y unless the server names another pattern [AFLD-10]', () => {
    expect(one(field('date')).kind).toEqual({ kind: 'date', format: 'MM/dd/y' });
    expect(one(field('date', { outputDateFormat: 'y' })).kind).toMatchObject({ format: 'y' });
  });

  it('takes several values as a list or as text', () => {
    expect(one(field('multiselect'), { a: '1,2' }).state.value).toEqual(['1', '2']);
    expect(one(field('multiselect'), { a: [1, null] }).state.value).toEqual(['1', '']);
    expect(one(field('multiselect'), { a: null }).state.value).toEqual([]);
  });

  it('is at its place in the data, below that of its fieldset', () => {
    const nested = { ...fieldset({ a: field('input', {}, 'stock.qty') }), dataScope: 'product' };
    const form = formOf(app({ set: nested }, { product: { stock: { qty: 3 } } }));
    expect(form.states[0]?.value).toBe('3');
  });

  it('links to an explanation on the web only', () => {
    const tip = (link: string) => one(field('input', { tooltip: { link, description: 'More' } }));
    expect(tip('https://docs.example/').field.tooltip?.url).toBe('https://docs.example/');
    expect(tip('javascript:alert(1)').field.tooltip).toEqual({ text: 'More', url: null });
  });
});

describe('a fieldset', () => {
  it('is open unless it is collapsible [AFORM-05]', () => {
    const sets = {
      a: fieldset({}),
      b: fieldset({}, { collapsible: true }),
      c: fieldset({}, { collapsible: true, opened: true }),
    };
    expect(formOf(app(sets)).open).toEqual(['f.f.a', 'f.f.c']);
  });
});

describe('a form with a part that is not known is left alone', () => {
  const known = { a: field('input') };

  it.each([
    ['a component', { set: fieldset({ a: field('colorPicker') }) }],
    [
      'a component for another element',
      { set: fieldset({ a: field('input', { formElement: 'select' }) }) },
    ],
    ['a setting', { set: fieldset({ a: field('input', { listens: {} }) }) }],
    ['a service', { set: fieldset({ a: field('input', { service: { template: 'x' } }) }) }],
    ['a rule', { set: fieldset({ a: field('input', { validation: { 'our-rule': true } }) }) }],
    [
      'a rule with an inherited name',
      { set: fieldset({ a: field('input', { validation: { constructor: true } }) }) },
    ],
    ['rules in a list', { set: fieldset({ a: field('input', { validation: ['x'] }) }) }],
    ['a template', { set: fieldset({ a: field('input', { template: 'Our_Module/field' }) }) }],
    [
      'a template of the control',
      { set: fieldset({ a: field('input', { elementTmpl: 'Our_Module/control' }) }) },
    ],
    [
      'the template of another control',
      { set: fieldset({ a: field('input', { elementTmpl: 'ui/form/element/password' }) }) },
    ],
    [
      'a date with a time, as text',
      { set: fieldset({ a: field('date', { options: { showsTime: '1' } }) }) },
    ],
    [
      'an option of a date',
      { set: fieldset({ a: field('date', { options: { maxDate: '-1d' } }) }) },
    ],
    ['a fieldset that starts hidden', { set: fieldset(known, { visible: false }) }],
    ['a setting of a fieldset', { set: fieldset(known, { imports: {} }) }],
    ['a field outside of fieldsets', known],
    [
      'a date with a time',
      { set: fieldset({ a: field('date', { options: { showsTime: true } }) }) },
    ],
    ['a box without values', { set: fieldset({ a: field('checkbox') }) }],
    [
      'a link',
      { set: fieldset({ a: field('input', { imports: { options: 'f.f.set.a:value' } }) }) },
    ],
    [
      'a link to nothing',
      { set: fieldset({ a: field('input', { imports: { visible: 'x:value' } }) }) },
    ],
    [
      'a link with something to fill in',
      { set: fieldset({ a: field('input', { imports: { visible: '${$.other}:value' } }) }) },
    ],
    [
      'an action of a rule',
      {
        set: fieldset({
          a: field('input', {
            switcherConfig: {
              enabled: true,
              rules: [{ value: '1', actions: [{ callback: 'x' }] }],
            },
          }),
        }),
      },
    ],
  ])('%s', (_, fieldsets) => {
    expect(unknownIn(app(fieldsets))).not.toBeNull();
  });

  it('a setting of a type that it uses', () => {
    const form = app({ set: fieldset(known) });
    const types = { ...(form.types as object), 'form.input': { listens: {} } };
    expect(unknownIn({ ...form, types })).toBe('listens');
  });

  it('but not for a rule that is off, the templates of the platform or options that only draw', () => {
    const fields = {
      a: field('input', {
        validation: { 'our-rule': false },
        template: 'ui/form/field',
        elementTmpl: 'ui/form/element/input',
      }),
      b: field('date', { options: { dateFormat: 'M/d/yy', storeLocale: 'en_US' } }),
      c: field('wysiwyg', { elementTmpl: 'ui/content/content' }),
    };
    expect(unknownIn(app({ set: fieldset(fields) }))).toBeNull();
  });

  it('the shop’s own editor, unless its source may be edited', () => {
    const form = app({ set: fieldset({ a: field('wysiwyg') }) });
    expect(unknownIn(form, false)).toBe('Magento_Ui/js/form/element/wysiwyg');
    expect(unknownIn(form, true)).toBeNull();
  });

  it('the page builder in any case', () => {
    const component = 'Magento_PageBuilder/js/form/element/wysiwyg';
    expect(unknownIn(app({ set: fieldset({ a: field('wysiwyg', { component }) }) }))).toBe(
      component,
    );
  });

  it('a second component beside the form', () => {
    const form = app({ set: fieldset(known) });
    const children = { ...(form.components as { f: { children: object } }).f.children, modal: {} };
    expect(unknownIn({ ...form, components: { f: { children } } })).toBe('modal');
  });

  it('a setting of the form itself or of its data', () => {
    const fieldsets = { set: fieldset(known) };
    expect(unknownIn(app(fieldsets, {}, {}, { reloadUrl: '/x' }))).toBe('reloadUrl');
    expect(unknownIn(app(fieldsets, {}, { clientConfig: {} }))).toBe('clientConfig');
  });

  it('no address to save at', () => {
    expect(unknownIn(app({ set: fieldset(known) }, {}, { submit_url: '' }))).toBe('submit_url');
  });

  it.each([null, 1, [], {}, { types: null, components: { f: 1 } }])(
    'configuration like %j',
    (raw) => {
      expect(parseForm(raw, 'f', { isSourceEdited: true }).isKnown).toBe(false);
    },
  );

  it.each(['__proto__', 'constructor', 'toString'])('a namespace like %s', (namespace) => {
    const parsed = parseForm(app({ set: fieldset(known) }), namespace, { isSourceEdited: true });
    expect(parsed.isKnown).toBe(false);
  });

  it('types that extend each other in a circle', () => {
    const form = app({ set: { ...fieldset(known), type: 'x' } });
    const types = { ...(form.types as object), x: { extends: 'y' }, y: { extends: 'x' } };
    expect(unknownIn({ ...form, types })).toBe('component');
  });
});
