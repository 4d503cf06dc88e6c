import type { CartLine } from '../../../domain/section.types';
import { lineErrorDismissed } from '../../../state/cart/cart-slice';
import { useTillDispatch } from '../../../state/shared/hooks';
import { IconButton } from '../../../ui/Button/IconButton';
import { useT } from '../../../ui/i18n';
import { Notice } from '../../../ui/Notice/Notice';

interface LineMessagesProps {
  readonly line: CartLine;
  /** Why its last change was refused, if it was. */
  readonly error: string | null;
  /** Id of the refusal, for the field it is about. */
  readonly errorId: string;
}

/**
 * What there is to say about one line, where the line is: why the last change was refused (MINI-17, CART-13) and the
 * server's own remark, e.g. that the stock ran out.
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
