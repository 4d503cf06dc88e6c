import { fail } from '../result';
import type { TokenResult, Widget } from './widget';

/** The widgets on the page, by form; shared by copies of the bundle, which share one store. */
const widgets = ((globalThis as Record<symbol, unknown>)[Symbol.for('till.recaptcha')] ??=
  new Map()) as Map<string, readonly Widget[]>;

/** Announces that a form has a new widget, on `globalThis`, also to other copies of the bundle. */
const ADDED = 'till:recaptcha-added';
/** How long a form that was submitted early waits for the code of its box, in milliseconds. */
const BOX_TIMEOUT_MS = 10_000;

/** Registers a form's widget as a source of tokens. Returns a function that unregisters it. */
export function addWidget(form: string, widget: Widget): () => void {
  widgets.set(form, [...(widgets.get(form) ?? []), widget]);
  dispatchEvent(new Event(ADDED));
  return () => {
    widgets.set(
      form,
      (widgets.get(form) ?? []).filter((other) => other !== widget),
    );
  };
}

/** The form's widget: the ticked one where the page shows several. */
function widgetOf(form: string): Widget | undefined {
  const all = widgets.get(form) ?? [];
  return all.find(({ isTicked }) => isTicked()) ?? all.at(-1);
}

/** Resolves once the form has a widget, or after `BOX_TIMEOUT_MS`. */
const waitForWidget = (form: string): Promise<void> =>
  new Promise((resolve) => {
    const stop = (): void => {
      clearTimeout(timer);
      removeEventListener(ADDED, check);
      resolve();
    };
    const check = (): void => {
      if (widgetOf(form) !== undefined) stop();
    };
    const timer = setTimeout(stop, BOX_TIMEOUT_MS);
    addEventListener(ADDED, check);
  });

/** Takes a token from the form's widget, which may still be loading; `blocked` where none arrives in time. */
export async function takeFrom(form: string): Promise<TokenResult> {
  if (widgetOf(form) === undefined) await waitForWidget(form);
  return widgetOf(form)?.take() ?? fail('blocked');
}
