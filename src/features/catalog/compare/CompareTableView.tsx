import { useState } from 'react';
import { createPortal } from 'react-dom';
import { comparePost } from '../../../domain/compare-posts';
import { jsonStorage } from '../../../platform/storage/storage';
import { selectCompareChanges } from '../../../state/compare/compare-slice';
import { messageDismissed, selectMessages } from '../../../state/messages/messages-slice';
import { useTillDispatch, useTillSelector } from '../../../state/shared/hooks';
import { Checkbox } from '../../../ui/Checkbox/Checkbox';
import { useT } from '../../../ui/i18n';
import { Messages } from '../../../ui/Messages/Messages';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden';
import { ClearAll } from './ClearAll';
import { ColumnHeads } from './ColumnHeads';
import { CompareNotes } from './CompareNotes';
import type { CompareTable } from './compare-table';
import { useSlotBefore } from './useSlot';
import { useTableChanges } from './useTableChanges';
import { useTablePresses } from './useTablePresses';
import { useTableShape } from './useTableShape';

/** Stores whether this window shows only the differences. */
const choice = jsonStorage('till-compare-differences', 'sessionStorage');

/** The comparison page around the server-rendered table. */
export function CompareTableView({ found }: { readonly found: CompareTable }) {
  const t = useT();
  const dispatch = useTillDispatch();
  const state = useTillSelector(selectCompareChanges);
  const [isShort, setShort] = useState(() => choice.read() === true);
  const [bought, setBought] = useState('');
  const { columns, total, differing } = useTableChanges(found, state, isShort);
  const messages = useTillSelector(selectMessages(`product:${bought}`));
  const bar = useSlotBefore(found.wrapper, 'till-compare-place');
  const heads = useSlotBefore(found.wrapper, 'till-compare-heads');
  useTableShape(found);
  useTablePresses(found, setBought);
  const [first] = found.columns;
  const mayDiffer = columns.length > 1 && total > 0;
  const summary = t('%1 of %2 details differ', [String(differing), String(total)]);
  return (
    <>
      {bar !== null &&
        createPortal(
          <>
            {columns.length > 0 && (
              <div className="till-compare-bar">
                {mayDiffer && (
                  <>
                    <Checkbox
                      name="till-compare-differences"
                      label={t('Show only differences')}
                      checked={isShort}
                      onCheckedChange={(isChecked) => {
                        choice.write(isChecked);
                        setShort(isChecked);
                      }}
                    />
                    <span className="till-compare-bar__count">{summary}</span>
                  </>
                )}
                {first !== undefined && (
                  <ClearAll post={comparePost(first.removal, 'clear')} question="" />
                )}
              </div>
            )}
            <VisuallyHidden live>{mayDiffer && isShort ? summary : ''}</VisuallyHidden>
            <CompareNotes />
            {bought !== '' && (
              <Messages
                messages={messages}
                onDismiss={(id) => {
                  dispatch(messageDismissed(id));
                }}
              />
            )}
            {columns.length === 0 && (
              <p className="till-compare-empty">{t('You have no items to compare.')}</p>
            )}
          </>,
          bar,
        )}
      {heads !== null && createPortal(<ColumnHeads found={found} columns={columns} />, heads)}
    </>
  );
}
