import { createRoot } from 'react-dom/client';

import { pageFormKey, type AdminPage } from '../../src/api/page-config/admin-page';
import type { AdminForm as Form } from '../../src/domain/admin-form/form.types';
import { AdminForm } from '../../src/features/admin-form/AdminForm';
import { FormContext } from '../../src/features/admin-form/useFormStore';
import { applyAgain, makeIdle, makeStock } from '../../src/platform/page/idle-init';
import { formReset } from '../../src/state/admin-form/admin-form-slice';
import { createFormStore } from '../../src/state/admin-form/form-store';
import { watchReload } from '../../src/state/admin-form/reload-form';
import { saveForm } from '../../src/state/admin-form/save-form';
import { adoptStyles } from '../../src/ui/styles/adopt';
import { adoptTextSize } from '../../src/ui/styles/text-size';
import tokens from '../../src/ui/styles/tokens.css';
import { ErrorBoundary } from '../define/ErrorBoundary';

const rootNode = (): HTMLElement =>
  Object.assign(document.createElement('div'), { className: 'till-root till' });

/** Buttons that a form of the page has taken: a click must not save two forms that know it by the same id. */
const taken = new WeakSet<Element>();

interface FormCallbacks {
  readonly onFailed: (error: unknown) => void;
  readonly read: (app: unknown) => Form | null;
}

/**
 * Renders a form in the place of the stock one, whose configuration and buttons are kept from starting it.
 *
 * @param callbacks `onFailed`: the view threw, and the stock front end starts the form; `read`: reads the configuration of a
 * reload, null for one that is not known whole
 * @returns a function that removes the form, and leaves its place as it was
 */
export function mountForm(
  host: HTMLElement,
  form: Form,
  page: AdminPage,
  { onFailed, read }: FormCallbacks,
): () => void {
  adoptStyles(tokens);
  adoptTextSize();
  const store = createFormStore(form);
  const buttons = page.buttons.filter(({ element }) => !taken.has(element));
  const inits = [page.script, ...buttons.flatMap(({ init }) => init ?? [])];
  const hidden = [...host.children].filter((child) => child instanceof HTMLElement);
  const listening = new AbortController();
  const [view, messages] = [rootNode(), rootNode()];
  const root = createRoot(view);
  const endReload = watchReload(store, { formKey: pageFormKey, read });

  const stop = (): void => {
    listening.abort();
    endReload();
    root.unmount();
    view.remove();
    messages.remove();
    for (const child of hidden) child.hidden = false;
    for (const init of inits) makeStock(init);
    for (const { element } of buttons) taken.delete(element);
  };

  for (const init of inits) makeIdle(init);
  for (const child of hidden) child.hidden = true;
  for (const { element, action } of buttons) {
    taken.add(element);
    element.addEventListener(
      'click',
      () => {
        if (action?.kind === 'reset') store.dispatch(formReset());
        else if (action?.kind === 'save') void saveForm(store, action, pageFormKey);
      },
      { signal: listening.signal },
    );
  }
  (document.querySelector('.page-main-actions') ?? host).before(messages);
  host.append(view);
  root.render(
    <ErrorBoundary
      fallback={null}
      onError={(error) => {
        // React is still rendering.
        queueMicrotask(() => {
          stop();
          applyAgain();
        });
        onFailed(error);
      }}
    >
      <FormContext value={store}>
        <AdminForm messages={messages} />
      </FormContext>
    </ErrorBoundary>,
  );
  return stop;
}
