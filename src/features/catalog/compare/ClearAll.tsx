import { useState } from 'react';
import type { DataPost } from '../../../domain/data-post';
import { changeRequested, selectCompareChanges } from '../../../state/compare/compare-slice';
import { useTillDispatch, useTillSelector } from '../../../state/shared/hooks';
import { Button } from '../../../ui/Button/Button';
import { useEmit } from '../../../ui/element-context';
import { useT } from '../../../ui/i18n';
import { Notice } from '../../../ui/Notice/Notice';
import { useLazyView } from '../../shared/late/useLazyView';

interface ClearAllProps {
  readonly post: DataPost;
  /** The shop's own confirmation text; '' for the platform's default. */
  readonly question: string;
}

const loadDialog = async () => (await import('../../../ui/Dialog/ConfirmDialog')).ConfirmDialog;

/** Removes all products after a confirmation. */
export function ClearAll({ post, question }: ClearAllProps) {
  const t = useT();
  const dispatch = useTillDispatch();
  const emit = useEmit();
  const [isConfirming, setConfirming] = useState(false);
  const { View: Question, hasFailed } = useLazyView(isConfirming, loadDialog);
  const isBusy = useTillSelector(
    (state) => selectCompareChanges(state).changes['']?.status === 'sending',
  );
  if (isConfirming && hasFailed) setConfirming(false);
  return (
    <>
      <Button
        size="s"
        busy={isBusy}
        onClick={() => {
          setConfirming(true);
        }}
      >
        {t('Clear All')}
      </Button>
      {hasFailed && (
        <Notice tone="error" compact>
          {t('The shop cannot be reached. Please check your connection and try again.')}
        </Notice>
      )}
      {Question !== null && (
        <Question
          open={isConfirming}
          text={
            question === ''
              ? t('Are you sure you want to remove all items from your Compare Products list?')
              : question
          }
          onCancel={() => {
            setConfirming(false);
          }}
          onConfirm={() => {
            setConfirming(false);
            dispatch(changeRequested({ kind: 'clear', productId: '', name: '', post }));
            emit('till-compare-cleared');
          }}
        />
      )}
    </>
  );
}
