import { useEffect, useRef } from 'react';
import { useTillDispatch, useTillSelector } from '../../state/shared/hooks';
import {
  registrationSubmitted,
  selectRegistration,
} from '../../state/registration/registration-slice';
import { Button } from '../../ui/Button/Button';
import { ButtonLink } from '../../ui/Button/ButtonLink';
import { useEmit } from '../../ui/element-context';
import { useT } from '../../ui/i18n';
import { Notice } from '../../ui/Notice/Notice';
import { adoptStyles } from '../../ui/styles/adopt';
import css from './Registration.css';

adoptStyles(css);

interface RegistrationProps {
  /** URL that creates the account; by default the one in the page's configuration. */
  readonly registrationUrl?: string | undefined;
  readonly email?: string | undefined;
  /** By default a request when the URL ends in `/create`, else a link (decision C19). */
  readonly mode?: string | undefined;
}

const isCall = (url: string, mode: string | undefined): boolean =>
  mode === 'post' || (mode !== 'link' && /\/create\/?$/.test(url));

/**
 * Offers a guest an account with the order's details (REG-01, REG-02). After the attempt the outcome, success or error,
 * replaces the offer (REG-05, REG-06). Renders nothing without an offer.
 */
export function Registration({ registrationUrl, email, mode }: RegistrationProps) {
  const t = useT();
  const dispatch = useTillDispatch();
  const emit = useEmit();
  const { offer, status, accountCreated, message } = useTillSelector(selectRegistration);
  const url = registrationUrl ?? offer?.url;
  const address = email ?? offer?.email ?? '';
  const outcome = useRef<HTMLDivElement>(null);
  const wasSubmitted = useRef(false);
  useEffect(() => {
    if (status !== 'done' || !wasSubmitted.current) return;
    wasSubmitted.current = false;
    outcome.current?.focus();
    if (accountCreated) emit('till-account-created', { email: address });
  }, [status, accountCreated, address, emit]);

  if (status === 'done') {
    return (
      <div className="till-registration-outcome" tabIndex={-1} ref={outcome}>
        <Notice tone={accountCreated ? 'success' : 'error'}>{message}</Notice>
      </div>
    );
  }
  if (url === undefined) return null;
  const label = t('Create account');
  return (
    <div className="till-registration">
      <p className="till-registration__text">
        {t('You can track your order status by creating an account.')}
      </p>
      {address !== '' && (
        <p className="till-registration__email">
          {t('Email Address')}: <bdi>{address}</bdi>
        </p>
      )}
      {isCall(url, mode) ? (
        <Button
          variant="primary"
          busy={status === 'sending'}
          onClick={() => {
            wasSubmitted.current = true;
            dispatch(registrationSubmitted({ url }));
          }}
        >
          {label}
        </Button>
      ) : (
        <ButtonLink variant="primary" href={url}>
          {label}
        </ButtonLink>
      )}
    </div>
  );
}
