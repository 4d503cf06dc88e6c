// @vitest-environment jsdom
// The list contains markup, so it is tested with a parser that follows the HTML standard closely.
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { jsonStorage } from '../../../src/platform/storage/storage';

import '../../../elements/catalog/till-recently-viewed';

afterEach(() => {
  localStorage.clear();
  document.body.replaceChildren();
});

describe('<till-recently-viewed account>', () => {
  const KEY = 'recently-viewed-products';
  const markup = (name: string) => `<a href="/${name}.html" onclick="x()">${name}</a><img src="x">`;
  const keep = (...names: readonly string[]) => {
    jsonStorage(KEY).write({ sku: names, html: names.map(markup) });
  };

  it('shows the account’s list as server-rendered, sanitised and limited by its block [RECENT-01][RECENT-02][RECENT-03]', async () => {
    keep('ant', 'bee', 'cow');
    document.body.innerHTML =
      '<till-recently-viewed account><div id="widget_viewed_container" data-count="2"></div></till-recently-viewed>';
    await screen.findByRole('link', { name: 'bee' });
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'ant',
      'bee',
    ]);
    expect(document.querySelector('till-recently-viewed img, [onclick]')).toBeNull();
    const stored = jsonStorage(KEY).read();
    expect(stored).toMatchObject({ sku: ['ant', 'bee', 'cow'] });
  });

  it('adds the product of the page to the list without showing it [RECENT-02][RECENT-03][RECENT-04]', async () => {
    keep('ant', 'bee', 'cow');
    document.body.innerHTML = `<div id="widget_viewed_item" data-sku="bee">${markup('bee')}</div>
      <till-recently-viewed account page-size="2"></till-recently-viewed>`;
    await screen.findByRole('link', { name: 'cow' });
    const shown = document.querySelectorAll('till-recently-viewed a');
    expect([...shown].map(({ textContent }) => textContent)).toEqual(['ant', 'cow']);
    expect(jsonStorage(KEY).read()).toMatchObject({ sku: ['bee', 'ant', 'cow'] });
  });

  it('renders nothing when the storage contains something else', async () => {
    jsonStorage(KEY).write({ sku: 'ant', html: [1] });
    document.body.innerHTML = '<till-recently-viewed account>Before</till-recently-viewed>';
    await waitFor(() => {
      expect(document.body.textContent).toBe('');
    });
  });
});
