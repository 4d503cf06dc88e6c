import { fail } from '../result';
import type { TokenResult, Widget } from './widget';

/** The widgets on the page, by form; shared by copies of the bundle, which share one store. */
const widgets = ((globalThis as Record<symbol, unknown>)[Symbol.for('till.recaptcha')] ??=
  new Map()) as Map<string, readonly Widget[]>;

/** Registers a form's widget as a source of tokens. Returns a function that unregisters it. */
export function addWidget(form: string, widget: Widget): () => void {
  widgets.set(form, [...(widgets.get(form) ?? []), widget]);
  return () => {
    widgets.set(
      form,
      (widgets.get(form) ?? []).filter((other) => other !== widget),
    );
  };
}

/** Takes a token from the form's widget: the ticked one where the page shows several. */
export async function takeFrom(form: string): Promise<TokenResult> {
  const all = widgets.get(form) ?? [];
  const widget = all.find(({ isTicked }) => isTicked()) ?? all.at(-1);
  return widget?.take() ?? fail('blocked');
}
