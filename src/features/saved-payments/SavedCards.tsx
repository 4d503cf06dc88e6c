import { useEffect, useRef } from 'react';
import { providersWithForm } from '../../state/saved-payments/page-providers';
import {
  savedMethodsWanted,
  selectSavedPayments,
} from '../../state/saved-payments/saved-payments-slice';
import { useTillDispatch, useTillSelector } from '../../state/shared/hooks';
import { Button } from '../../ui/Button/Button';
import { buttonClass } from '../../ui/Button/button-class';
import { useUid } from '../../ui/element-context';
import { useT } from '../../ui/i18n';
import { Notice } from '../../ui/Notice/Notice';
import { Skeleton } from '../../ui/Skeleton/Skeleton';
import { adoptStyles } from '../../ui/styles/adopt';
import { AddMethod } from './AddMethod';
import { MethodTable } from './MethodTable';
import css from './SavedCards.css';

adoptStyles(css);

const GENERAL = 'Sorry, an error has occurred. Please contact us for assistance.';

const wanted = () => savedMethodsWanted({ search: window.location.search });

/** The customer's saved payment methods: the list, deleting, and a form to add one (SAVED-01). */
export function SavedCards() {
  const t = useT();
  const id = useUid('till-saved-cards');
  const dispatch = useTillDispatch();
  const heading = useRef<HTMLHeadingElement>(null);
  const { loginUrl } = useTillSelector(({ config }) => config.shop);
  const { status, methods, failed, broken, message } = useTillSelector(selectSavedPayments);
  const load = () => {
    dispatch(wanted());
  };
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) dispatch(wanted());
    };
    dispatch(wanted());
    window.addEventListener('pageshow', onPageShow);
    return () => {
      window.removeEventListener('pageshow', onPageShow);
    };
  }, [dispatch]);
  const count = useRef(methods.length);
  useEffect(() => {
    // The pressed button was removed with its row.
    const isFewer = methods.length < count.current;
    count.current = methods.length;
    if (isFewer && document.activeElement === document.body) heading.current?.focus();
  }, [methods]);

  if (status === 'signed-out') {
    return (
      <Notice
        tone="info"
        action={
          <a className={buttonClass({ size: 's' })} href={loginUrl}>
            {t('Sign In')}
          </a>
        }
      >
        {t('Please sign in to manage your payment methods.')}
      </Notice>
    );
  }
  const forms = providersWithForm();
  const retry = (
    <Button size="s" onClick={load}>
      {t('Try Again')}
    </Button>
  );
  return (
    <div className="till-saved-cards">
      {message !== null && <Notice tone={message.tone}>{message.text}</Notice>}
      <section aria-labelledby={id} aria-busy={status === 'loading'}>
        <h2 className="till-saved-cards__heading" id={id} ref={heading} tabIndex={-1}>
          {t('Saved payment methods')}
        </h2>
        {failed.length > 0 && (
          <Notice tone="error" action={retry}>
            {t(GENERAL)}
          </Notice>
        )}
        {status === 'loading' && methods.length === 0 && <Skeleton shape="control" />}
        {status === 'ready' && methods.length === 0 && (
          <p className="till-saved-cards__empty">{t('You have no saved payment methods.')}</p>
        )}
        {methods.length > 0 && <MethodTable labelledBy={id} />}
      </section>
      {forms.map((provider, index) => {
        if (failed.includes(provider)) return null;
        return broken.includes(provider) ? (
          <Notice key={provider} tone="error" action={retry}>
            {t(GENERAL)}
          </Notice>
        ) : (
          <AddMethod
            key={provider}
            provider={provider}
            number={forms.length > 1 ? index + 1 : null}
          />
        );
      })}
    </div>
  );
}
