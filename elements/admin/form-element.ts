import { readAdminPage, type AdminPage } from '../../src/api/page-config/admin-page';
import type { AdminForm, UnknownPart } from '../../src/domain/admin-form/form.types';
import { parseForm } from '../../src/domain/admin-form/parse-form';
import { report } from '../../src/platform/console';
import { sameOrigin } from '../../src/platform/navigate';
import { mountForm } from './mount-form';

/** The tag of a form of the administration. */
export const TAG = 'till-admin-form';

/** What the page has for a known form and is not known, or leads to another site; null for nothing. */
function strayPart(form: AdminForm, { buttons }: AdminPage): UnknownPart | null {
  const stray = buttons.find(({ action }) => action === null);
  if (stray !== undefined) return { what: 'buttonAdapter', where: stray.element.id };
  const { namespace, submitUrl, validateUrl, reload } = form;
  const urls = { submit_url: submitUrl, validate_url: validateUrl, reloadUrl: reload?.url ?? null };
  const other = Object.entries(urls).find(([, url]) => url !== null && !sameOrigin(url));
  return other === undefined ? null : { what: other[0], where: namespace };
}

/** On a server there is none, and nothing is defined. */
const Base = (typeof HTMLElement === 'undefined' ? Object : HTMLElement) as typeof HTMLElement;

/**
 * `<till-admin-form namespace="cms_block_form">` around the server's markup of a form. A form with any part that is not known
 * is left to the stock front end, whole, and the console says once which part it is.
 */
export class AdminFormElement extends Base {
  #stop: (() => void) | null = null;

  connectedCallback(): void {
    if (this.#stop === null) this.#start();
  }

  disconnectedCallback(): void {
    queueMicrotask(() => {
      // An element that was only moved is connected again.
      if (this.isConnected) return;
      this.#stop?.();
      this.#stop = null;
    });
  }

  #start(): void {
    const namespace = this.getAttribute('namespace') ?? '';
    const page = readAdminPage(this, namespace);
    if (page === null) {
      report(63, `<${TAG}> has no configuration of "${namespace}" that is its alone.`);
      return;
    }
    const isSourceEdited = this.hasAttribute('edit-source');
    /** Reads a form; names what is not known, and returns null then. */
    const read = (app: unknown, named: (part: string) => string): AdminForm | null => {
      const parsed = parseForm(app, namespace, { isSourceEdited });
      const unknown = parsed.isKnown ? strayPart(parsed.value, page) : parsed.unknown;
      if (parsed.isKnown && unknown === null) return parsed.value;
      const { what, where } = unknown ?? { what: 'form', where: namespace };
      report(64, named(`${what} of ${where}`));
      return null;
    };
    const form = read(
      page.app,
      (part) => `<${TAG}> leaves "${namespace}" to the stock front end: ${part}.`,
    );
    if (form === null) return;
    this.#stop = mountForm(this, form, page, {
      onFailed: (error) => {
        report(65, `<${TAG}> gave "${namespace}" back to the stock front end.`, error);
      },
      read: (app) =>
        read(
          app,
          (part) => `<${TAG}> keeps the fields of "${namespace}": ${part} of the new ones.`,
        ),
    });
  }
}
