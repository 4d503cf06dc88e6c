import { ownValue } from '../../../domain/own-value';
import { changeRequested, selectCompareChanges } from '../../../state/compare/compare-slice';
import { comparePost } from '../../../domain/compare-posts';
import { useTillDispatch, useTillSelector } from '../../../state/shared/hooks';
import { useEmit } from '../../../ui/element-context';
import { Notice } from '../../../ui/Notice/Notice';
import { SafeHtml } from '../../../ui/SafeHtml/SafeHtml';
import { UndoNotice } from '../../shared/undo/UndoNotice';

/** The outcome of the changes: error messages, and the product that was removed last with its undo. */
export function CompareNotes() {
  const dispatch = useTillDispatch();
  const emit = useEmit();
  const { changes, offer } = useTillSelector(selectCompareChanges);
  // A link that fails to add a product shows the error itself.
  const failures = Object.entries(changes).filter(
    ([id, { kind, status }]) => status === 'failed' && (kind !== 'add' || id === offer?.productId),
  );
  const isRestoring = offer !== null && ownValue(changes, offer.productId)?.kind === 'add';
  return (
    <div className="till-compare-notes">
      {failures.map(([id, { error }]) => (
        <Notice key={id} tone="error">
          <SafeHtml html={error} profile="message" />
        </Notice>
      ))}
      {offer !== null && (
        <UndoNotice
          key={offer.productId}
          name={offer.name}
          isBusy={isRestoring && ownValue(changes, offer.productId)?.status === 'sending'}
          onUndo={() => {
            const post = comparePost(offer.post, 'add');
            dispatch(changeRequested({ ...offer, kind: 'add', post }));
            emit('till-product-compared', { id: offer.productId });
          }}
        />
      )}
    </div>
  );
}
