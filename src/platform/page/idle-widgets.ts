import { ownValue } from '../record';
import { initElements } from './capture-init';

/** By tag: the names of the stock widgets that the element replaces. */
export type ReplacedWidgets = Readonly<Record<string, readonly string[]>>;

/** The component that starts others, which its configuration names. */
const APP = 'Magento_Ui/js/core/app';

const STOCK = { script: 'text/x-magento-init', attribute: 'data-mage-init' } as const;
const IDLE = { script: 'text/x-till-init', attribute: 'data-till-init' } as const;

/** The loader sets this property of the page when it runs. */
export const LOADER = Symbol.for('till.loader');

/** How long the loader may take after the page is parsed before the stock widgets start after all, in milliseconds. */
const LOADER_WAIT = 15_000;

interface Widget {
  readonly element: Element;
  /** The text of the attribute; null for an init script. */
  readonly attribute: string | null;
  /** The names of its components. */
  readonly names: readonly string[];
  /** The names by which markup is bound to the components of the UI application. */
  readonly scopes: readonly string[];
}

type Json = Readonly<Record<string, unknown>>;
const recordOf = (value: unknown): Json => Object(value) as Json;

function readWidget(element: Element, attribute: string | null): Widget {
  let parsed: unknown = null;
  try {
    parsed = JSON.parse(attribute ?? element.textContent);
  } catch {
    // The loader reports it.
  }
  const blocks = attribute === null ? Object.values(recordOf(parsed)) : [parsed];
  const parts = blocks.map((block) => recordOf(recordOf(recordOf(block)[APP]).components));
  const started = parts.flatMap((part) => Object.values(part));
  return {
    element,
    attribute,
    names: [
      ...blocks.flatMap((block) => Object.keys(recordOf(block))),
      ...started.map((part) => String(recordOf(part).component)),
    ],
    scopes: parts.flatMap((part) => Object.keys(part)),
  };
}

function rename({ element, attribute }: Widget, to: typeof STOCK | typeof IDLE): void {
  if (attribute === null) {
    (element as HTMLScriptElement).type = to.script;
    return;
  }
  element.removeAttribute(to === IDLE ? STOCK.attribute : IDLE.attribute);
  element.setAttribute(to.attribute, attribute);
}

/**
 * The widgets of the page that its elements replace. An init script may configure any part of the page: the tag has to
 * be somewhere on it, and what is bound to a component of the UI application has to be in the tag or around it. An
 * attribute configures its own element, which has to be inside the tag. A block is in the result only if all of its
 * components are replaced, and the UI application only if all that it starts on the page is: its components find each
 * other by name.
 */
function replacedWidgets(widgets: readonly Widget[], replaced: ReplacedWidgets): readonly Widget[] {
  const tagsOf = (name: string) =>
    Object.entries(replaced).flatMap(([tag, names]) => (names.includes(name) ? tag : []));
  const bound = [...document.querySelectorAll('[data-bind*=scope]')];
  const isFree = (scope: string, tags: string): boolean =>
    bound.every(
      (element) =>
        element.getAttribute('data-bind')?.includes(`'${scope}'`) !== true ||
        element.closest(tags) !== null ||
        element.querySelector(tags) !== null,
    );
  const isReplaced = ({ element, attribute, names, scopes }: Widget): boolean => {
    const parts = names.filter((name) => name !== APP);
    const tags = parts.map((name) => tagsOf(name).join());
    return (
      parts.length > 0 &&
      tags.every(
        (selector) =>
          selector !== '' &&
          (attribute === null ? document.querySelector(selector) : element.closest(selector)),
      ) &&
      scopes.every((scope) => isFree(scope, tags.join()))
    );
  };
  const found = widgets.filter(isReplaced);
  const apps = widgets.filter(({ names }) => names.includes(APP));
  return apps.every((app) => found.includes(app))
    ? found
    : found.filter((widget) => !apps.includes(widget));
}

type ModuleLoader = (
  names: readonly string[],
  run: (mage: { readonly apply: () => void }) => void,
) => void;

/** Starts the stock widgets that appear after the module loader has run. */
function applyAgain(): void {
  const { require } = globalThis as { readonly require?: unknown };
  if (typeof require !== 'function') return;
  (require as ModuleLoader)(['mage/apply/main'], (mage) => {
    mage.apply();
  });
}

/**
 * Keeps the stock widgets from starting whose place an element takes, so that the page neither loads nor runs their
 * code. It acts when the page is parsed, before the module loader of the old front end looks for them. They are given
 * back when the code of the element, or the loader of the elements, does not arrive.
 */
export function idleWidgets(replaced: ReplacedWidgets): void {
  let working = replaced;
  let idle: readonly Widget[] = [];

  /** What fails may do so before the page is parsed. */
  const giveBack = (tags: readonly string[]): void => {
    working = Object.fromEntries(Object.entries(working).filter(([tag]) => !tags.includes(tag)));
    const names = tags.flatMap((tag) => ownValue(replaced, tag) ?? []);
    const isMeant = (widget: Widget) => widget.names.some((name) => names.includes(name));
    const meant = idle.filter(isMeant);
    if (meant.length === 0) return;
    idle = idle.filter((widget) => !meant.includes(widget));
    for (const widget of meant) rename(widget, STOCK);
    applyAgain();
  };
  const giveBackAll = () => {
    giveBack(Object.keys(replaced));
  };

  document.addEventListener('DOMContentLoaded', () => {
    const widgets = [...initElements()]
      .filter(([element]) => element.isConnected)
      .map(([element, attribute]) => readWidget(element, attribute));
    idle = replacedWidgets(widgets, working);
    for (const widget of idle) rename(widget, IDLE);
    setTimeout(() => {
      // A page without the loader has the script API, in whose place pages may keep a list of calls.
      const { till = [] } = globalThis as { readonly till?: unknown };
      if (!(LOADER in globalThis) && Array.isArray(till)) giveBackAll();
    }, LOADER_WAIT);
  });
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement && /\/till\.js(?:\?|$)/.test(target.src))
        giveBackAll();
    },
    true,
  );
  document.addEventListener('till-element-failed', (event) => {
    const { code, tag } = recordOf((event as CustomEvent).detail);
    if (code === 'till-2') giveBack([String(tag)]);
  });
}
