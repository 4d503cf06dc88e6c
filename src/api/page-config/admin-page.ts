import { ownValue, recordOf, type JsonRecord } from '../../platform/record';
import type { InitElement } from '../../platform/page/idle-init';
import { parseConfig } from '../../platform/page/parse-config';
import { adminFormKey } from './admin-form-key';

const APP = 'Magento_Ui/js/core/app';

/** What a button of the page does with a form (AFORM-01). */
export type ButtonAction =
  | { readonly kind: 'reset' }
  | {
      readonly kind: 'save';
      /** Whether the server chooses the next page; otherwise the form is opened again (AFORM-28). */
      readonly redirects: boolean;
      /** Fields that the button adds. */
      readonly extra: Readonly<Record<string, string>>;
    };

/** A button of the page for a form; `action` is null for one that is not known. */
export interface PageButton {
  readonly init: InitElement | null;
  readonly element: Element;
  readonly action: ButtonAction | null;
}

/** What a page has of one form. */
export interface AdminPage {
  /** The configuration of the UI application, as `parseForm` reads it. */
  readonly app: unknown;
  readonly script: InitElement;
  readonly buttons: readonly PageButton[];
}

const keysOf = (value: unknown): readonly string[] => Object.keys(recordOf(value));

/** The application's configuration in a script that starts this namespace and nothing else; null for any other script. */
function appIn(script: Element, namespace: string): JsonRecord | null {
  const parsed = parseConfig(script.textContent);
  const app = recordOf(ownValue(recordOf(ownValue(parsed ?? {}, '*')), APP));
  if (!keysOf(app.components).includes(namespace)) return null;
  const isAlone = [parsed, ownValue(parsed ?? {}, '*'), app.components].every(
    (block) => keysOf(block).length === 1,
  );
  return isAlone ? app : null;
}

/** The fields that a button adds; null for anything but texts, which the stock front end sends in ways of its own. */
function textsOf(raw: unknown): Readonly<Record<string, string>> | null {
  const entries = Object.entries(Object(raw) as JsonRecord);
  if (entries.some(([, value]) => typeof value !== 'string' && typeof value !== 'number')) {
    return null;
  }
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}

/** The stock selectors of a page's buttons: an id each (AFORM-02). */
const BY_ID: Readonly<Record<string, ButtonAction>> = {
  '#reset': { kind: 'reset' },
  '#save': { kind: 'save', redirects: true, extra: {} },
  '#save_and_continue': { kind: 'save', redirects: false, extra: {} },
};

/**
 * The action of a button adapter for the form; undefined for a button of something else. Null beside other widgets too: to
 * keep the adapter from starting would stop them as well.
 */
function adapterAction(text: string, form: string): ButtonAction | null | undefined {
  const config = parseConfig(text) ?? {};
  const adapter = recordOf(config.buttonAdapter ?? config['Magento_Ui/js/form/button-adapter']);
  const actions = Array.isArray(adapter.actions) ? adapter.actions.map(recordOf) : [];
  if (!actions.some(({ targetName }) => targetName === form)) return undefined;
  const [{ actionName, params } = {}, another] = actions;
  if (another !== undefined || keysOf(config).length > 1) return null;
  if (actionName === 'reset') return { kind: 'reset' };
  if (actionName !== 'save') return null;
  const [redirects, extra] = Array.isArray(params) ? (params as unknown[]) : [];
  const texts = textsOf(extra);
  return texts && { kind: 'save', redirects: redirects === true, extra: texts };
}

/** Whether a button with an id of the form's has no widget but the plain one, which only triggers an event. */
function isPlain(attribute: string | null): boolean {
  const keys = keysOf(parseConfig(attribute ?? '{"button":{}}'));
  return keys.length === 1 && keys[0] === 'button';
}

function buttonsOf(namespace: string): readonly PageButton[] {
  const form = `${namespace}.${namespace}`;
  const adapters = [...document.querySelectorAll('[data-mage-init]')].flatMap((element) => {
    const attribute = element.getAttribute('data-mage-init') ?? '';
    const action = adapterAction(attribute, form);
    return action === undefined ? [] : [{ element, action, init: { element, attribute } }];
  });
  const byId = Object.entries(BY_ID).flatMap(([selector, action]) => {
    const element = document.querySelector(selector);
    if (element === null || adapters.some((one) => one.element === element)) return [];
    const attribute = element.getAttribute('data-mage-init');
    if (!isPlain(attribute)) return [];
    return [{ element, action, init: attribute === null ? null : { element, attribute } }];
  });
  return [...adapters, ...byId];
}

/**
 * Finds what the page has of the form of a namespace: the script that configures it, inside `root`, and the buttons. Null
 * when there is no such script, or one that also starts something else.
 */
export function readAdminPage(root: Element, namespace: string): AdminPage | null {
  for (const element of root.querySelectorAll('script[type="text/x-magento-init"]')) {
    const app = appIn(element, namespace);
    if (app !== null) {
      return { app, script: { element, attribute: null }, buttons: buttonsOf(namespace) };
    }
  }
  return null;
}

/** The form key of the administration's session: the page prints it as a global and in a field. */
export const pageFormKey = (): string =>
  adminFormKey({ globals: globalThis }) ??
  document.querySelector<HTMLInputElement>('input[name="form_key"]')?.value ??
  '';
