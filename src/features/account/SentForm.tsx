import { useEffect } from 'react';
import { formKey } from '../../platform/form-key';
import { formSubmitted, selectAccount, type PostedForm } from '../../state/account/account-slice';
import { saveFormDraft, takeFormDraft } from '../../state/account/form-draft';
import { useTillDispatch, useTillSelector } from '../../state/shared/hooks';
import { useT } from '../../ui/i18n';
import { Spinner } from '../../ui/Spinner/Spinner';
import { adoptStyles } from '../../ui/styles/adopt';
import type { FormKind } from '../shared/form/check-form';
import { useServerForm } from '../shared/form/useServerForm';
import { markBusy } from '../shared/server-link/mark-busy';
import { setFormKey } from '../shared/form/set-form-key';
import { fillIn, placeOf, postedIn, typedIn } from './form-fields';
import { PageMessages } from './PageMessages';
import css from './SentForm.css';

adoptStyles(css);

interface SentFormProps {
  readonly form: HTMLFormElement;
  /** The same object in every render. */
  readonly kind: FormKind;
  readonly what: PostedForm['kind'];
}

/** Restores the values that were typed before the session ended. */
function useParked(form: HTMLFormElement): void {
  useEffect(() => {
    const typed = takeFormDraft(placeOf(form));
    if (typed !== null) fillIn(form, typed);
  }, [form]);
}

/** Shows on the server's button that the form is being sent. */
function useBusyButton(form: HTMLFormElement, isBusy: boolean): void {
  useEffect(() => {
    const button = form.querySelector('button[type="submit"]');
    return !isBusy || button === null ? undefined : markBusy(button);
  }, [form, isBusy]);
}

/**
 * Sends a server-rendered form of the account by script: what is typed stays in it whatever the response is, nothing is
 * saved twice, and the server's messages show next to its button. A form with a file is left to the browser.
 */
export function SentForm({ form, kind, what }: SentFormProps) {
  const t = useT();
  const dispatch = useTillDispatch();
  const { status, messages } = useTillSelector(selectAccount);
  useParked(form);
  useServerForm(form, {
    kind,
    onSubmit: () => {
      setFormKey(form, formKey());
      const fields = postedIn(form);
      if (fields === null) {
        HTMLFormElement.prototype.submit.call(form);
        return Promise.resolve();
      }
      saveFormDraft(placeOf(form), typedIn(form));
      dispatch(formSubmitted({ kind: what, url: form.action, fields }));
      return Promise.resolve();
    },
  });
  const isBusy = status !== 'idle';
  useBusyButton(form, isBusy);
  return (
    <div className="till-sent-form">
      <PageMessages messages={messages} />
      <p className="till-sent-form__status" role="status">
        {isBusy && (
          <>
            <Spinner /> {status === 'checking' ? t('Checking what was saved...') : t('Saving...')}
          </>
        )}
      </p>
    </div>
  );
}
