import { useEffect, useRef } from 'react';
import { cardFormWanted, selectAddCard } from '../../../state/add-card/add-card-slice';
import { useTillDispatch, useTillSelector } from '../../../state/shared/hooks';
import { Button } from '../../../ui/Button/Button';
import { buttonClass } from '../../../ui/Button/button-class';
import { useT } from '../../../ui/i18n';
import { Notice } from '../../../ui/Notice/Notice';
import { Spinner } from '../../../ui/Spinner/Spinner';

/**
 * Why there is no form (ADDC-09, ADDC-11, ADDC-12).
 * @phrases
 */
const FAILURES = {
  unavailable: 'CreditCard Vault is not available.',
  unrendered: 'Error rendering Payment SDK, please reload the page and try again.',
  unstarted: 'Error initializing Payment SDK, please reload the page and try again.',
} as const;

/** Shows the form anew; what the address has stays. */
function Retry() {
  const t = useT();
  const dispatch = useTillDispatch();
  return (
    <Button size="s" onClick={() => dispatch(cardFormWanted())}>
      {t('Try Again')}
    </Button>
  );
}

/** The card is stored; the focus is here, since the form is gone (ADDC-13). */
function Saved({ listUrl }: { readonly listUrl: string | null }) {
  const t = useT();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.focus();
  }, []);
  return (
    <div className="till-add-card__saved" tabIndex={-1} ref={place}>
      <Notice
        tone="success"
        action={
          listUrl !== null && (
            <a className={buttonClass({ size: 's' })} href={listUrl}>
              {t('Stored Payment Methods')}
            </a>
          )
        }
      >
        {t(
          'Card vaulted successfully. Please wait to be redirected to the Stored Payment Methods page.',
        )}
      </Notice>
    </div>
  );
}

/** Nobody says what became of the card: the list does, and a new form is offered, which knows nothing of the old one. */
function Waiting({ listUrl }: { readonly listUrl: string | null }) {
  const t = useT();
  return (
    <Notice tone="warning" action={<Retry />}>
      {t(
        'Saving your card takes longer than usual. Before you try again, please check whether it is among your stored payment methods.',
      )}{' '}
      {listUrl !== null && <a href={listUrl}>{t('Stored Payment Methods')}</a>}
    </Notice>
  );
}

/** What the shopper is told of the form and of the last press (ADDC-04). */
export function Outcome() {
  const t = useT();
  const { status, step, isRefused, listUrl } = useTillSelector(selectAddCard);
  const { loginUrl } = useTillSelector(({ config }) => config.shop);
  if (step === 'saved') return <Saved listUrl={listUrl} />;
  switch (status) {
    case 'signed-out':
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
    case 'unavailable':
      return <Notice tone="error">{t(FAILURES.unavailable)}</Notice>;
    case 'unrendered':
    case 'unstarted':
      return (
        <Notice tone="error" action={<Retry />}>
          {t(FAILURES[status])}
        </Notice>
      );
    default:
      return (
        <>
          {isRefused && (
            <Notice tone="error">{t('Error while vaulting the card, please try again.')}</Notice>
          )}
          {step === 'waiting' && <Waiting listUrl={listUrl} />}
          <p className="till-add-card__status" role="status">
            {step === 'sending' && (
              <>
                <Spinner /> {t('Saving...')}
              </>
            )}
          </p>
        </>
      );
  }
}
