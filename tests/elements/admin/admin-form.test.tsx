// @vitest-environment happy-dom
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { AdminFormElement } from '../../../elements/admin/form-element';
import { forgetReports } from '../../../src/platform/console';
import { app, field, fieldset, toggle } from '../../src/domain/admin-form/configured';

customElements.define('till-admin-form', AdminFormElement);

const text = (label: string, config = {}) =>
  field('input', { label, validation: { 'required-entry': true }, ...config });

const FIELDS = {
  title: text('Title'),
  on: toggle({ label: 'Enabled', default: '1' }),
  area: field('textarea', { label: 'Words' }),
  list: field('multiselect', {
    label: 'Stores',
    options: [
      { value: '1', label: 'One' },
      { value: '2', label: 'Two' },
    ],
  }),
  kind: field('select', {
    label: 'Kind',
    caption: 'Choose',
    options: [{ value: 'a', label: 'A' }],
  }),
  day: field('date', { label: 'Day' }),
  secret: text('Secret', { visible: false }),
};

const PAGE_BUTTONS = ['reset', 'save', 'save_and_continue']
  .map((id) => `<button id="${id}" data-mage-init='{"button":{"event":"${id}"}}'>${id}</button>`)
  .join('');

const applied = vi.fn();
const warned = vi.fn<(text: string) => void>();

/** A page with a form as the platform prints it. */
function show(configuration: unknown, buttons = PAGE_BUTTONS): HTMLElement {
  const config = { '*': { 'Magento_Ui/js/core/app': configuration } };
  document.body.innerHTML = `<input name="form_key" value="KEY"><div class="page-main-actions">${buttons}</div>
<div id="place"></div>`;
  const element = document.createElement('till-admin-form');
  element.setAttribute('namespace', 'f');
  element.innerHTML = `<div class="stock"><script type="text/x-magento-init">${JSON.stringify(config).replaceAll('<', String.raw`\u003C`)}</script></div>`;
  act(() => {
    document.querySelector('#place')?.append(element);
  });
  return element;
}

const stock = (): HTMLElement | null => document.querySelector('.stock');
const script = (): string | undefined =>
  document.querySelector<HTMLScriptElement>('.stock script')?.type;
const press = (id: string): void => {
  act(() => {
    document.getElementById(id)?.click();
  });
};
const posted = vi.fn<(url: string, fields: Readonly<Record<string, string>>) => void>();

beforeEach(() => {
  forgetReports();
  vi.spyOn(console, 'warn').mockImplementation(warned);
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (
    this: HTMLFormElement,
  ) {
    const fields = [...this.querySelectorAll('textarea')].map(({ name, value }) => [name, value]);
    posted(this.action, Object.fromEntries(fields) as Readonly<Record<string, string>>);
    this.remove();
  });
  vi.stubGlobal('require', (_: unknown, run: (mage: { apply: () => void }) => void) => {
    run({ apply: applied });
  });
});
afterEach(async () => {
  await act(async () => {
    document.body.replaceChildren();
    await Promise.resolve();
  });
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

describe('a form of the administration', () => {
  it('takes the place of the stock one, whose widgets do not start', () => {
    show(app({ set: fieldset(FIELDS) }));
    expect(script()).toBe('text/x-till-init');
    expect(stock()?.hidden).toBe(true);
    expect(document.querySelectorAll('[data-mage-init]')).toHaveLength(0);
    expect(screen.getByLabelText(/^Title/).getAttribute('aria-required')).toBe('true');
    expect(screen.queryByLabelText(/^Secret/)).toBeNull();
  });

  it('has a control for each kind of field', () => {
    show(app({ set: fieldset(FIELDS) }, { day: '2026-03-02', list: ['2'] }));
    expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Enabled' }).checked).toBe(true);
    expect(screen.getByLabelText('Words').getAttribute('rows')).toBe('2');
    const list = screen.getByLabelText<HTMLSelectElement>('Stores');
    expect([
      list.getAttribute('size'),
      [...list.selectedOptions].map(({ value }) => value),
    ]).toEqual(['5', ['2']]);
    expect(screen.getByLabelText<HTMLSelectElement>('Kind').options[0]?.text).toBe('Choose');
    expect(screen.getByLabelText<HTMLInputElement>('Day').value).toBe('2026-03-02');
  });

  it('says "Yes" or "No" beside a toggle [AFLD-06]', () => {
    show(app({ set: fieldset({ on: toggle({ label: 'Enabled', default: '1' }) }) }));
    const state = document.querySelector('.till-admin-check__state');
    expect(state?.textContent).toBe('Yes');
    fireEvent.click(screen.getByRole('switch'));
    expect(state?.textContent).toBe('No');
  });

  it('keeps a date that is being typed, and shows one from elsewhere', () => {
    show(app({ set: fieldset(FIELDS) }, { day: '2026-03-02' }));
    const day = screen.getByLabelText<HTMLInputElement>('Day');
    fireEvent.change(day, { target: { value: '0002-04-05' } });
    expect(day.value).toBe('0002-04-05');
    fireEvent.change(day, { target: { value: '2027-04-05' } });
    expect(day.value).toBe('2027-04-05');
    press('reset');
    expect(day.value).toBe('2026-03-02');
  });

  it.each(['0026-03-02', 'half'])('is not saved with a date that is %s', (typed) => {
    show(app({ set: fieldset({ day: FIELDS.day }) }, { day: '2026-03-02' }));
    const day = screen.getByLabelText<HTMLInputElement>('Day');
    if (typed === 'half') {
      // As browsers do while a part is missing.
      Object.defineProperty(day, 'validity', { value: { badInput: true } });
      fireEvent.change(day, { target: { value: '' } });
    } else {
      fireEvent.change(day, { target: { value: typed } });
    }
    press('save');
    expect(posted).not.toHaveBeenCalled();
    expect(screen.getByText('Please enter a valid date.')).toBeTruthy();
    expect(document.activeElement).toBe(day);
    press('reset');
    expect(day.value).toBe('2026-03-02');
  });

  it('sees on leaving that a date is only half typed, and that it is complete or empty again', () => {
    show(app({ set: fieldset({ day: FIELDS.day }) }, {}));
    const day = screen.getByLabelText<HTMLInputElement>('Day');
    const validity = { badInput: true };
    Object.defineProperty(day, 'validity', { value: validity });
    fireEvent.blur(day);
    expect(day.getAttribute('aria-invalid')).toBe('true');
    validity.badInput = false;
    fireEvent.blur(day);
    expect(day.getAttribute('aria-invalid')).toBe('false');
    press('save');
    expect(posted.mock.calls[0]?.[1]).toMatchObject({ day: '' });
  });

  it('ties an explanation to its control', () => {
    const tooltip = { description: 'What is this?' };
    show(app({ set: fieldset({ title: text('Title', { tooltip, notice: 'Short' }) }) }));
    const ids =
      screen
        .getByLabelText(/^Title/)
        .getAttribute('aria-describedby')
        ?.split(' ') ?? [];
    expect(ids.map((id) => document.getElementById(id)?.textContent)).toEqual([
      'Short',
      'What is this?',
    ]);
  });

  it('has a button by its id alone, though another form of the page knows it too', () => {
    show(app({ set: fieldset({}) }, { x: 'first' }));
    const other = JSON.stringify(app({ set: fieldset({}) }, { x: 'second' }))
      .replaceAll('"f"', '"g"')
      .replaceAll('"f.', '"g.');
    const element = document.createElement('till-admin-form');
    element.setAttribute('namespace', 'g');
    element.innerHTML = `<script type="text/x-magento-init">{"*":{"Magento_Ui/js/core/app":${other}}}</script>`;
    act(() => {
      document.body.append(element);
    });
    expect(element.querySelector('.till-admin-form')).not.toBeNull();
    press('save');
    expect(posted.mock.calls.map(([, { x }]) => x)).toEqual(['first']);
  });

  it('sends what was changed, with the page’s own buttons [AFORM-01] [AFORM-02]', () => {
    show(app({ set: fieldset(FIELDS) }, { title: 'x', day: '2026-03-02' }));
    fireEvent.change(screen.getByLabelText(/^Title/), { target: { value: 'New' } });
    fireEvent.click(screen.getByRole('switch'));
    fireEvent.change(screen.getByLabelText('Day'), { target: { value: '2026-04-05' } });
    press('reset');
    expect(screen.getByLabelText<HTMLInputElement>(/^Title/).value).toBe('x');
    fireEvent.change(screen.getByLabelText(/^Title/), { target: { value: 'New' } });
    fireEvent.change(screen.getByLabelText('Day'), { target: { value: '2026-04-05' } });
    press('save_and_continue');
    expect(posted).toHaveBeenCalledWith(
      'https://shop.example/admin/save/back/edit',
      expect.objectContaining({ title: 'New', day: '04/05/2026', on: '1', form_key: 'KEY' }),
    );
    fireEvent(window, new Event('pageshow'));
    press('save');
    expect(posted).toHaveBeenLastCalledWith(
      'https://shop.example/admin/save/',
      expect.objectContaining({ title: 'New' }),
    );
  });

  it('moves the focus to the first invalid field and opens its fieldset [AFORM-06] [AFORM-16]', () => {
    const set = fieldset(FIELDS, { collapsible: true, label: 'More' });
    show(app({ set }));
    const toggleOf = screen.getByRole('button', { name: 'More' });
    expect(toggleOf.getAttribute('aria-expanded')).toBe('false');
    press('save');
    expect(toggleOf.getAttribute('aria-expanded')).toBe('true');
    expect(document.activeElement).toBe(screen.getByLabelText(/^Title/));
    expect(screen.getByText('This is a required field.')).toBeTruthy();
    expect(posted).not.toHaveBeenCalled();
  });

  it('flags what differs from its default, and can use that of a wider scope [AFORM-10] [AFORM-11]', () => {
    const service = { service: { template: 'ui/form/element/helper/service' }, default: 'x' };
    show(app({ set: fieldset({ title: text('Title', service) }) }, { title: 'x' }));
    const input = screen.getByLabelText<HTMLInputElement>(/^Title/);
    const flag = () => input.closest('.till-admin-field--changed');
    expect(flag()).toBeNull();
    fireEvent.change(input, { target: { value: 'y' } });
    expect(flag()).not.toBeNull();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Use Default Value (Title)' }));
    expect(input.disabled).toBe(true);
  });

  it('shows what the server says above the actions of the page, and scrolls there [AFORM-26] [AFORM-34]', async () => {
    const scrolled = vi.fn();
    HTMLElement.prototype.scrollIntoView = scrolled;
    vi.stubGlobal('fetch', () =>
      Promise.resolve(new Response('{"error":true,"messages":["<b>Taken</b>"]}')),
    );
    const source = { validate_url: 'https://shop.example/admin/validate/' };
    show(app({ set: fieldset({}) }, {}, source));
    press('save');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('Taken');
    const messages = alert.closest('.messages');
    const actions = document.querySelector('.page-main-actions');
    expect(messages?.compareDocumentPosition(actions ?? document)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    expect(scrolled).toHaveBeenCalled();
  });

  it('asks before changes are lost', () => {
    show(app({ set: fieldset(FIELDS) }, { title: 'x' }));
    const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(asks()).toBe(false);
    fireEvent.change(screen.getByLabelText(/^Title/), { target: { value: 'New' } });
    expect(asks()).toBe(true);
    press('save');
    expect(asks()).toBe(false);
  });

  it('stays when it is moved, and asks nothing once it is gone', async () => {
    const element = show(app({ set: fieldset(FIELDS) }, { title: 'x' }));
    fireEvent.change(screen.getByLabelText(/^Title/), { target: { value: 'New' } });
    await act(async () => {
      document.body.append(element);
      await Promise.resolve();
    });
    expect(screen.getByLabelText<HTMLInputElement>(/^Title/).value).toBe('New');
    await act(async () => {
      element.remove();
      await Promise.resolve();
    });
    expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
    expect(applied).not.toHaveBeenCalled();
  });

  it('shows hostile texts as texts', () => {
    const label = '<img src=x onerror=alert(1)>Name';
    const options = [{ value: '"><script>', label: '<script>alert(1)</script>' }];
    const element = show(
      app({ set: fieldset({ a: field('select', { label, options }) }, { label: '<b>Set</b>' }) }),
    );
    const view = within(element).getByRole('combobox');
    expect(element.querySelectorAll('img, b')).toHaveLength(0);
    expect((view as HTMLSelectElement).options[0]?.text).toContain('<script>');
  });
});

describe('a form that is left to the stock front end', () => {
  it.each([
    ['an unknown component', app({ set: fieldset({ a: field('colorPicker') }) }), PAGE_BUTTONS],
    [
      'an unknown button',
      app({ set: fieldset(FIELDS) }),
      `<button id="x" data-mage-init='{"buttonAdapter":{"actions":[{"targetName":"f.f","actionName":"y"}]}}'></button>`,
    ],
    [
      'an address of another site',
      app({ set: fieldset(FIELDS) }, {}, { submit_url: 'https://elsewhere.example/' }),
      PAGE_BUTTONS,
    ],
    [
      'a check on another site',
      app({ set: fieldset(FIELDS) }, {}, { validate_url: 'https://elsewhere.example/' }),
      PAGE_BUTTONS,
    ],
    ['no configuration of its own', { components: { g: {} } }, PAGE_BUTTONS],
  ])('has %s, and the console says so once', (_, configuration, buttons) => {
    const element = show(configuration, buttons);
    element.remove();
    document.body.append(element);
    expect(script()).toBe('text/x-magento-init');
    expect(stock()?.hidden).toBe(false);
    expect(document.querySelector('.till-root')).toBeNull();
    expect(document.querySelector('[data-mage-init]')).not.toBeNull();
    expect(warned).toHaveBeenCalledTimes(1);
    expect(warned.mock.calls[0]?.[0]).toContain('<till-admin-form>');
  });
});
