import { ownValue } from '../record';
import { initElements } from './capture-init';
import { applyAgain, makeIdle, makeStock, type InitElement } from './idle-init';

/** By tag: the names of the stock widgets that the element replaces. */
export type ReplacedWidgets = Readonly<Record<string, readonly string[]>>;

/** The loader sets this property of the page when it runs. */
export const LOADER = Symbol.for('till.loader');

/** The page's first collector sets it: a second one would start what the first has given back again. */
const PRESENT = Symbol.for('till.idle');

/** How long the loader may take after the page is parsed before the stock widgets start after all, in milliseconds. */
const LOADER_WAIT = 15_000;

/** What a widget works on that is configured for the whole page. */
const WORKS_ON: Readonly<Record<string, string>> = {
  'Magento_Swatches/js/catalog-add-to-cart': '[data-role=tocart-form], [data-role=swatch-options]',
  addToWishlist: '[data-action="add-to-wishlist"]',
};

/** The widgets that call another one: it stays while one of them does. */
const CALLERS: Readonly<Record<string, readonly string[]>> = {
  priceBox: [
    'Magento_Swatches/js/swatch-renderer',
    'configurable',
    'downloadable',
    'priceBundle',
    'priceOptions',
  ],
};

/** What an init script or an attribute starts: the components by name, each with the selector of its elements. */
interface Widget extends InitElement {
  readonly starts: readonly (readonly [name: string, selector: string])[];
}

function readWidget(element: Element, attribute: string | null): Widget {
  let parsed: unknown = null;
  try {
    parsed = JSON.parse(attribute ?? element.textContent);
  } catch {
    // The loader reports it.
  }
  const blocks = Object.entries(Object(attribute === null ? parsed : { '': parsed }) as object);
  return {
    element,
    attribute,
    starts: blocks.flatMap(([selector, block]) =>
      Object.keys(Object(block) as object).map((name) => [name, selector] as const),
    ),
  };
}

const startsOne = ({ starts }: Widget, names: readonly string[]): boolean =>
  starts.some(([name]) => names.includes(name));

/** Whether one of `others` calls a component of the widget. */
const isCalled = ({ starts }: Widget, others: readonly Widget[]): boolean =>
  starts.some(([name]) => {
    const callers = ownValue(CALLERS, name) ?? [];
    return others.some((other) => startsOne(other, callers));
  });

/** The elements that a component works on; none for a selector that only jQuery knows. */
function elementsOf(name: string, selector: string): readonly Element[] {
  try {
    return [...document.querySelectorAll(ownValue(WORKS_ON, name) ?? selector)];
  } catch {
    return [];
  }
}

/**
 * The widgets of the page that its elements replace: everything that a component works on is inside the tag of an element
 * that replaces it, or around it. A block is in the result only if that holds for all of its components, and a
 * component that others call only if they are too.
 */
function replacedWidgets(widgets: readonly Widget[], replaced: ReplacedWidgets): readonly Widget[] {
  const isReplaced = ({ element, attribute, starts }: Widget): boolean =>
    starts.length > 0 &&
    starts.every(([name, selector]) => {
      const tags = Object.entries(replaced)
        .flatMap(([tag, names]) => (names.includes(name) ? tag : []))
        .join();
      if (tags === '' || attribute !== null) return tags !== '' && element.closest(tags) !== null;
      const elements = elementsOf(name, selector);
      return (
        elements.length > 0 &&
        !elements.includes(document.body) &&
        elements.every((one) => one.closest(tags) ?? one.querySelector(tags))
      );
    });
  const found = widgets.filter(isReplaced);
  const left = widgets.filter((widget) => !found.includes(widget));
  return found.filter((widget) => !isCalled(widget, left));
}

/**
 * Keeps the stock widgets from starting whose place an element takes, so that the page neither loads nor runs their
 * code. It acts when the page is parsed, before the module loader of the old front end looks for them. They are given
 * back when the loader of the elements does not arrive, or an element fails.
 */
export function idleWidgets(replaced: ReplacedWidgets): void {
  const page = globalThis as unknown as Record<symbol, unknown>;
  if (page[PRESENT] === true) return;
  page[PRESENT] = true;
  let working = replaced;
  let idle: readonly Widget[] = [];

  /** What fails may do so before the page is parsed. */
  const giveBack = (tags: readonly string[]): void => {
    working = Object.fromEntries(Object.entries(working).filter(([tag]) => !tags.includes(tag)));
    const names = tags.flatMap((tag) => ownValue(replaced, tag) ?? []);
    const failed = idle.filter((widget) => startsOne(widget, names));
    if (failed.length === 0) return;
    const meant = idle.filter((widget) => failed.includes(widget) || isCalled(widget, failed));
    idle = idle.filter((widget) => !meant.includes(widget));
    for (const widget of meant) makeStock(widget);
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
    for (const widget of idle) makeIdle(widget);
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
    const { tag } = Object((event as CustomEvent).detail) as { readonly tag?: unknown };
    giveBack([String(tag)]);
  });
}
