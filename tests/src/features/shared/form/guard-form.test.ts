import { waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { guardForm } from '../../../../../src/features/shared/form/guard-form';

const sent = vi.fn<(event: SubmitEvent) => void>((event) => {
  event.preventDefault();
});
let leave: () => void = () => undefined;

afterEach(() => {
  leave();
});

it('holds a press until the rules that the form names are there, and checks by them', async () => {
  document.body.innerHTML = `<form><input name="code" value="1a" class="validate-not-number-first"><button>Go</button></form>`;
  const [form] = document.forms;
  const field = document.querySelector('input');
  const button = document.querySelector('button');
  if (form === undefined || field === null || button === null) throw new Error('no form');
  leave = guardForm(form);
  form.addEventListener('submit', sent);
  button.click();
  expect(document.querySelector('.till-field-error')).toBeNull();
  await waitFor(() => {
    expect(document.querySelector('.till-field-error')?.textContent).toBe(
      'First character must be letter.',
    );
  });
  expect(sent).not.toHaveBeenCalled();
  await userEvent.clear(field);
  expect(document.querySelector('.till-field-error')).toBeNull();
  button.click();
  expect(sent).toHaveBeenCalledTimes(1);
});
