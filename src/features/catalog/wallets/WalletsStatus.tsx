import { useRef } from 'react';
import {
  expressCheckRetried,
  expressErrorClosed,
  selectExpress,
} from '../../../state/express/express-slice';
import { useTillDispatch, useTillSelector } from '../../../state/shared/hooks';
import { Button } from '../../../ui/Button/Button';
import { Dialog } from '../../../ui/Dialog/Dialog';
import { useUid } from '../../../ui/element-context';
import { useT } from '../../../ui/i18n';
import { Notice } from '../../../ui/Notice/Notice';
import { Spinner } from '../../../ui/Spinner/Spinner';

/** What becomes of a purchase by wallet: the loader (EXPR-03, EXPR-07), an unknown outcome, the error (EXPR-17). */
export function WalletsStatus() {
  const t = useT();
  const dispatch = useTillDispatch();
  const { status, error } = useTillSelector(selectExpress);
  const textId = useUid('till-wallets-error');
  const close = useRef<HTMLButtonElement>(null);
  const closeError = (): void => {
    dispatch(expressErrorClosed());
  };
  return (
    <>
      {(status === 'adding' || status === 'open') && (
        <p className="till-wallets__loader" role="status">
          <Spinner /> {t('Please wait...')}
        </p>
      )}
      {(status === 'paying' || status === 'leaving') && (
        <div className="till-wallets__cover">
          <p className="till-wallets__paying" role="status">
            <Spinner />{' '}
            {status === 'paying' ? t('Your order is being placed') : t('Please wait...')}
          </p>
        </div>
      )}
      {status === 'unknown' && (
        <Notice
          tone="info"
          action={
            <Button size="s" onClick={() => dispatch(expressCheckRetried())}>
              {t('Check Again')}
            </Button>
          }
        >
          {t('We are checking on your order')}
          {'. '}
          {t('Please do not order again: we are finding out whether it went through.')}
        </Notice>
      )}
      <Dialog
        open={error !== null}
        role="alertdialog"
        title={t('Error')}
        describedBy={textId}
        initialFocus={close}
        onClose={closeError}
        footer={
          <Button ref={close} variant="primary" onClick={closeError}>
            {t('OK')}
          </Button>
        }
      >
        <p className="till-wallets__error" id={textId}>
          {error}
        </p>
      </Dialog>
    </>
  );
}
