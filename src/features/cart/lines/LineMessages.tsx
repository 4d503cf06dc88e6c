import type { CartLine } from '../../../domain/section.types';
import { lineErrorDismissed } from '../../../state/cart/cart-slice';
import { useTillDispatch } from '../../../state/shared/hooks';
import { IconButton } from '../../../ui/Button/IconButton';
import { useT } from '../../../ui/i18n';
import { Notice } from '../../../ui/Notice/Notice';

interface LineMessagesProps {
  readonly line: CartLine;
  /** Why its last change was rejected; null when it was not. */
  readonly error: string | null;
  /** Id of the rejection message, for the field it refers to. */
  readonly errorId: string;
}

/**
 * The messages of one line: why the last change was rejected (MINI-17, CART-13) and the server's own message, e.g.
 * about low stock.
 */
export function LineMessages({ line, error, errorId }: LineMessagesProps) {
  const t = useT();
  const dispatch = useTillDispatch();
  return (
    <>
      {error !== null && (
        <Notice
          tone="error"
          compact
          id={errorId}
          action={
            <IconButton
              icon="close"
              label={t('Close')}
              onClick={() => {
                dispatch(lineErrorDismissed({ itemId: line.itemId }));
              }}
            />
          }
        >
          {error}
        </Notice>
      )}
      {line.message !== '' && line.message !== error && (
        <Notice tone="warning" compact live="off">
          {line.message}
        </Notice>
      )}
    </>
  );
}
