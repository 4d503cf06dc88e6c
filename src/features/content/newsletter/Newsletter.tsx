import { useState } from 'react';
import { selectSignUp } from '../../../state/newsletter/newsletter-slice';
import { useTillSelector } from '../../../state/shared/hooks';
import { useUid } from '../../../ui/element-context';
import { useT } from '../../../ui/i18n';
import { Notice } from '../../../ui/Notice/Notice';
import { SafeHtml } from '../../../ui/SafeHtml/SafeHtml';
import { adoptStyles } from '../../../ui/styles/adopt';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden';
import css from './Newsletter.css';
import { formOf } from './newsletter-form';
import { useFieldError } from './useFieldError';
import { useSignUp } from './useSignUp';
import { useSubscriberBox } from './useSubscriberBox';

adoptStyles(css);

const tones = { success: 'success', notice: 'info', warning: 'warning', error: 'error' } as const;

/**
 * Sends a server-rendered newsletter form without leaving the page and shows the outcome below it (NEWS). In the form of
 * a new account it checks the newsletter's box for an address that is subscribed already.
 */
export function Newsletter() {
  const t = useT();
  const id = useUid('newsletter');
  const [root, setRoot] = useState<Element | null>(null);
  const found = formOf(root);
  const { isSending, messages } = useTillSelector(selectSignUp(id));
  const fault = useSignUp(id, found);
  useSubscriberBox(id, found);
  const isRefused = fault !== null || messages.some(({ type }) => type === 'error');
  const noteId = `${id}-note`;
  useFieldError(isRefused ? (found?.email ?? null) : null, noteId);
  return (
    <div ref={setRoot} className="till-newsletter">
      <VisuallyHidden live>{isSending ? t('Please wait...') : ''}</VisuallyHidden>
      <div id={noteId} className="till-newsletter__notes">
        {fault !== null && <Notice tone="error">{fault}</Notice>}
        {messages.map(({ type, text }, index) => (
          <Notice key={index} tone={tones[type]}>
            <SafeHtml html={text} profile="message" />
          </Notice>
        ))}
      </div>
    </div>
  );
}
