import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';

import '../../../elements/content/till-counter';

/** A text option as rendered by the platform. */
const OPTION = `<div class="control"><textarea id="t" name="options[4]" aria-label="Message" aria-describedby="note"
  data-validate="{&quot;maxlength&quot;:&quot;5&quot;,&quot;validate-no-utf8mb4-characters&quot;:true}"></textarea>
  <p class="note note_4" id="note">Maximum 5 characters <span class="character-counter no-display"></span></p></div>`;
const PLAIN = '<textarea aria-label="Message" maxlength="5"></textarea>';

async function render(inside: string, attributes = '') {
  Reflect.deleteProperty(globalThis, Symbol.for('till.runtime'));
  document.body.innerHTML = `<form><till-counter${attributes}>${inside}</till-counter><button>Send</button></form>`;
  await waitFor(() => {
    expect(document.querySelector('.till-counter')).not.toBeNull();
  });
}

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
const shown = () => document.querySelector('.till-counter__text')?.textContent;
const submit = () => {
  const event = new Event('submit', { cancelable: true });
  document.querySelector('form')?.dispatchEvent(event);
  return !event.defaultPrevented;
};

afterEach(() => {
  document.body.replaceChildren();
});

describe('the number of characters left', () => {
  it.each([
    ['the platform’s rules', OPTION, ''],
    ['the field’s own limit', PLAIN, ''],
    ['the element’s limit', '<input aria-label="Message" maxlength="9">', ' limit="5"'],
  ])('is shown against %s [COUNT-01]', async (_what, inside, attributes) => {
    await render(inside, attributes);
    expect(shown()).toBe('');
    await userEvent.type(field(), 'abc');
    expect(shown()).toBe('(2 remaining)');
    await userEvent.clear(field());
    expect(shown()).toBe('');
  });

  it('becomes the number that is too many, and no form is sent with them [COUNT-02]', async () => {
    await render(PLAIN);
    await userEvent.click(field());
    await userEvent.paste('abcdefgh');
    expect(field().value).toBe('abcdefgh');
    expect(shown()).toBe('(3 too many)');
    expect(field().validationMessage).toBe('Please enter less or equal than 5 symbols.');
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(submit()).toBe(false);
    expect(document.activeElement).toBe(field());
    await userEvent.type(field(), '{Backspace>3/}');
    expect(shown()).toBe('(0 remaining)');
    expect(field().validity.valid).toBe(true);
    expect(submit()).toBe(true);
  });

  it('describes the field, and is announced when little is left and the shopper pauses', async () => {
    await render(OPTION);
    const id = document.querySelector('.till-counter__text')?.id;
    expect(field().getAttribute('aria-describedby')).toBe(`note ${String(id)}`);
    expect(document.querySelector<HTMLElement>('.character-counter')?.hidden).toBe(true);
    await userEvent.type(field(), 'abcd');
    expect(screen.getByRole('status').textContent).toBe('');
    await waitFor(
      () => {
        expect(screen.getByRole('status').textContent).toBe('(1 remaining)');
      },
      { timeout: 2000 },
    );
  });

  it('leaves the field with its own limit when it is removed', async () => {
    await render(PLAIN);
    const box = field();
    expect(box.hasAttribute('maxlength')).toBe(false);
    document.querySelector('till-counter')?.remove();
    await waitFor(() => {
      expect(box.getAttribute('maxlength')).toBe('5');
    });
  });

  it('shows nothing where there is no limit', async () => {
    await render('<textarea aria-label="Message"></textarea>');
    await userEvent.type(field(), 'abc');
    expect(shown()).toBe('');
  });
});
