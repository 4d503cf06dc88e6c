// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';

import { pageFormKey, readAdminPage } from '../../../../src/api/page-config/admin-page';

const APP = { components: { f: { children: {} } } };
const init = (config: unknown): string =>
  `<script type="text/x-magento-init">${JSON.stringify(config)}</script>`;
const script = (app: unknown = APP): string => init({ '*': { 'Magento_Ui/js/core/app': app } });

const button = (id: string, config: unknown): string =>
  `<button id="${id}" data-mage-init='${JSON.stringify(config)}'></button>`;
const adapter = (action: unknown): unknown => ({ buttonAdapter: { actions: [action] } });
const saving = (params?: unknown) =>
  adapter({ targetName: 'f.f', actionName: 'save', ...(params !== undefined && { params }) });

function page(markup: string) {
  document.body.innerHTML = markup;
  return readAdminPage(document.body, 'f');
}

const actionOf = (config: unknown) => page(script() + button('any', config))?.buttons[0]?.action;

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

describe('the page of a form', () => {
  it('has the configuration of its namespace among others', () => {
    const other = script({ components: { notification_area: {} } });
    expect(page(other + script())?.app).toEqual(APP);
  });

  it.each([
    ['no script', ''],
    ['broken JSON', '<script type="text/x-magento-init">{"*":</script>'],
    ['another namespace', script({ components: { g: {} } })],
    ['an inherited name', script({ components: {} })],
    ['two namespaces in one', script({ components: { f: {}, g: {} } })],
    ['something else in the script', init({ '*': { 'Magento_Ui/js/core/app': APP, other: {} } })],
    ['another selector in the script', init({ '*': { 'Magento_Ui/js/core/app': APP }, '#x': {} })],
  ])('has none with %s', (_, markup) => {
    expect(page(markup)).toBeNull();
  });

  it('has buttons with what they add', () => {
    expect(actionOf(saving([true, { back: 'close', n: 1 }]))).toEqual({
      kind: 'save',
      redirects: true,
      extra: { back: 'close', n: '1' },
    });
    expect(actionOf(saving([false]))).toEqual({ kind: 'save', redirects: false, extra: {} });
    expect(actionOf(saving())).toEqual({ kind: 'save', redirects: false, extra: {} });
    expect(actionOf(adapter({ targetName: 'f.f', actionName: 'reset' }))).toEqual({
      kind: 'reset',
    });
  });

  it('has a button that is not known', () => {
    expect(actionOf(adapter({ targetName: 'f.f', actionName: 'saveFormHandler' }))).toBeNull();
    const two = [{ targetName: 'f.f', actionName: 'save' }, { targetName: 'g.g' }];
    expect(actionOf({ buttonAdapter: { actions: two } })).toBeNull();
  });

  it('leaves the buttons of others alone', () => {
    expect(actionOf(adapter({ targetName: 'g.g', actionName: 'save' }))).toBeUndefined();
    expect(actionOf({ dropdown: {} })).toBeUndefined();
  });

  it('knows the three buttons by their ids [AFORM-02]', () => {
    const ids = ['reset', 'save', 'save_and_continue'];
    const found = page(script() + ids.map((id) => `<button id="${id}"></button>`).join(''));
    expect(found?.buttons.map(({ element, action }) => [element.id, action])).toEqual([
      ['reset', { kind: 'reset' }],
      ['save', { kind: 'save', redirects: true, extra: {} }],
      ['save_and_continue', { kind: 'save', redirects: false, extra: {} }],
    ]);
  });

  it.each([true, null, { deep: 'x' }])('does not know a button that adds %j', (x) => {
    expect(actionOf(saving([true, { x }]))).toBeNull();
  });

  it('does not know a button with another widget, which would not start', () => {
    expect(actionOf({ ...Object(saving([true])), dropdown: {} })).toBeNull();
  });

  it.each([{ dropdown: {} }, { button: {}, dropdown: {} }, {}])(
    'leaves a button by its id with %j alone',
    (config) => {
      expect(actionOf(config)).toBeUndefined();
      expect(page(script() + button('save', config))?.buttons).toEqual([]);
    },
  );

  it('knows a button by its id with the plain widget [AFORM-02]', () => {
    expect(page(script() + button('save', { button: { event: 'x' } }))?.buttons).toHaveLength(1);
  });

  it('takes each button once', () => {
    expect(page(script() + button('save', saving([true])))?.buttons).toHaveLength(1);
  });

  it('prints the form key as a global or in a field', () => {
    document.body.innerHTML = '<input name="form_key" value="FIELD">';
    expect(pageFormKey()).toBe('FIELD');
    vi.stubGlobal('FORM_KEY', 'GLOBAL');
    expect(pageFormKey()).toBe('GLOBAL');
  });
});
