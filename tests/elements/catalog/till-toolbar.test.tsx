import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import '../../../elements/catalog/till-toolbar';
import { replaceNavigator } from '../../../src/platform/navigate';
import { listMarkup } from './listing-markup';

const HERE = 'https://shop.example/shelf.html?p=2';
const assign = vi.fn<(url: string) => void>();
let restore: () => void;

beforeEach(async () => {
  assign.mockReset();
  restore = replaceNavigator({ assign });
  window.history.replaceState(null, '', HERE);
  document.body.innerHTML = listMarkup('', 'Items 13-24 of 31');
  await waitFor(() => {
    expect(document.querySelectorAll('.till-root')).toHaveLength(2);
  });
});
afterEach(() => {
  restore();
  document.body.replaceChildren();
});

const wentTo = () => assign.mock.calls.map(([url]) => url.replace('https://shop.example', ''));

describe('<till-toolbar>', () => {
  it('sorts, turns round, and changes mode and page size [LIST-02][LIST-08]', async () => {
    await userEvent.selectOptions(screen.getByLabelText('Sort By'), 'price');
    await userEvent.click(screen.getByRole('link', { name: 'Set Descending Direction' }));
    await userEvent.click(screen.getByRole('link', { name: 'List' }));
    await userEvent.selectOptions(screen.getByLabelText('Show'), '24');
    expect(wentTo()).toEqual([
      '/shelf.html?product_list_order=price',
      '/shelf.html?product_list_dir=desc',
      '/shelf.html?product_list_mode=list',
      '/shelf.html?product_list_limit=24',
    ]);
  });

  it('gives links an address of their own, for a new tab', () => {
    expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'List' }).href).toBe(
      'https://shop.example/shelf.html?product_list_mode=list',
    );
    const link = screen.getByRole('link', { name: 'List' });
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }));
    expect(assign).not.toHaveBeenCalled();
  });

  it('is there before the widgets of the old front end', async () => {
    const widget = vi.fn();
    screen.getByLabelText('Sort By').addEventListener('change', widget);
    screen.getByRole('link', { name: 'List' }).addEventListener('click', widget);
    await userEvent.selectOptions(screen.getByLabelText('Sort By'), 'price');
    await userEvent.click(screen.getByRole('link', { name: 'List' }));
    expect(widget).not.toHaveBeenCalled();
  });

  it('stays as it was when a script of the page cancels the choice', async () => {
    const cancel = (event: Event): void => {
      event.preventDefault();
    };
    document.addEventListener('till-toolbar-changed', cancel);
    await userEvent.selectOptions(screen.getByLabelText('Sort By'), 'price');
    document.removeEventListener('till-toolbar-changed', cancel);
    expect(assign).not.toHaveBeenCalled();
    expect(screen.getByLabelText<HTMLSelectElement>('Sort By').value).toBe('position');
  });

  it('shows what the server sorted by when the browser restores the page', () => {
    const sorter = screen.getByLabelText<HTMLSelectElement>('Sort By');
    sorter.value = 'price';
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(sorter.value).toBe('position');
  });
});
