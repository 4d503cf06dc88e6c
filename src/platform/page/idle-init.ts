const STOCK = { script: 'text/x-magento-init', attribute: 'data-mage-init' } as const;
const IDLE = { script: 'text/x-till-init', attribute: 'data-till-init' } as const;

/** An init script, or an element with a `data-mage-init` attribute and its text. */
export interface InitElement {
  readonly element: Element;
  /** The text of the attribute; null for an init script. */
  readonly attribute: string | null;
}

function rename({ element, attribute }: InitElement, to: typeof STOCK | typeof IDLE): void {
  if (attribute === null) {
    (element as HTMLScriptElement).type = to.script;
    return;
  }
  element.removeAttribute(to === IDLE ? STOCK.attribute : IDLE.attribute);
  element.setAttribute(to.attribute, attribute);
}

/** Keeps the stock front end from starting what an element configures; the configuration stays readable. */
export function makeIdle(init: InitElement): void {
  rename(init, IDLE);
}

/** Makes it the stock front end's again, which starts it when it looks for its configuration: see `applyAgain`. */
export function makeStock(init: InitElement): void {
  rename(init, STOCK);
}

type ModuleLoader = (
  names: readonly string[],
  run: (mage: { readonly apply: () => void }) => void,
) => void;

/** Starts the stock widgets that appear after the module loader has run. */
export function applyAgain(): void {
  const { require } = globalThis as { readonly require?: unknown };
  if (typeof require !== 'function') return;
  (require as ModuleLoader)(['mage/apply/main'], (mage) => {
    mage.apply();
  });
}
