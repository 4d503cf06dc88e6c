import { waitFor } from '@testing-library/react';

/** A page of the account with its init scripts; every test has its own store. */
export async function renderPage(
  html: string,
  tag: string,
  init: Readonly<Record<string, unknown>> = {},
): Promise<HTMLElement> {
  Reflect.deleteProperty(globalThis, Symbol.for('till.runtime'));
  const config = { baseUrl: 'https://shop.example/', init };
  document.body.innerHTML = `<script type="application/json" data-till-config>${JSON.stringify(config)}</script>${html}`;
  const element = document.querySelector<HTMLElement>(tag);
  if (element === null) throw new Error(`no <${tag}>`);
  await waitFor(() => {
    if (element.querySelector(':scope > .till-root > .till > *') === null) throw new Error('empty');
  });
  return element;
}

/** Whether an element has hidden a server-rendered node. */
export const isHidden = (node: Element | null): boolean =>
  node?.closest('.till-account-hidden') != null;
