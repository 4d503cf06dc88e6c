import { useLayoutEffect } from 'react';
import { comparePost, questionOf } from '../../../domain/compare-posts';
import { readDataPost } from '../../../domain/data-post';
import { ownValue } from '../../../domain/own-value';
import {
  changeRequested,
  isRemoved,
  selectCompareChanges,
  selectCompared,
} from '../../../state/compare/compare-slice';
import { useTillDispatch, useTillSelector } from '../../../state/shared/hooks';
import { ButtonLink } from '../../../ui/Button/ButtonLink';
import { IconButton } from '../../../ui/Button/IconButton';
import { useEmit, useUid } from '../../../ui/element-context';
import { useT } from '../../../ui/i18n';
import { ClearAll } from './ClearAll';
import { CompareNotes } from './CompareNotes';

const CLEAR = '#compare-clear-all, a.action.clear';

/**
 * The comparison list in a sidebar, which replaces the server-rendered block. That block stays in the page, hidden,
 * because a widget of the old front end may render into it later.
 */
export function CompareBlock({ block }: { readonly block: HTMLElement }) {
  const t = useT();
  const dispatch = useTillDispatch();
  const emit = useEmit();
  const titleId = useUid('till-compare');
  const list = useTillSelector(selectCompared);
  useLayoutEffect(() => {
    block.toggleAttribute('hidden', true);
    return () => {
      block.toggleAttribute('hidden', false);
    };
  }, [block]);
  const { changes } = useTillSelector(selectCompareChanges);
  const items = (list?.items ?? []).filter(
    ({ id }) => ownValue(changes, id)?.status !== 'sending' || !isRemoved(ownValue(changes, id)),
  );
  const own = readDataPost(block.querySelector<HTMLElement>(CLEAR)?.dataset.post ?? null);
  const removal = items.find((item) => item.removal !== null)?.removal ?? null;
  const clear = own ?? (removal === null ? null : comparePost(removal, 'clear'));
  return (
    <section className="till-compare-block" aria-labelledby={titleId}>
      <h2 className="till-compare-block__title" id={titleId}>
        {t('Compare Products')}
        {list !== null && list.count > 0 && (
          <>
            {' '}
            <span className="till-compare-block__count">{list.caption}</span>
          </>
        )}
      </h2>
      <CompareNotes />
      {items.length === 0 ? (
        <p className="till-compare-empty">{t('You have no items to compare.')}</p>
      ) : (
        <ul className="till-compare-block__items">
          {items.map(({ id, name, url, removal: post }) => (
            <li key={id} className="till-compare-block__item">
              <a className="till-compare-block__link" href={url}>
                {name}
              </a>
              {post !== null && (
                <IconButton
                  icon="close"
                  label={t('Remove %1', [name])}
                  onClick={() => {
                    dispatch(changeRequested({ kind: 'remove', productId: id, name, post }));
                    emit('till-compare-removed', { id });
                  }}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {items.length > 0 && (
        <div className="till-compare-block__actions">
          {list !== null && list.listUrl !== '' && (
            <ButtonLink size="s" variant="primary" href={list.listUrl}>
              {t('Compare')}
            </ButtonLink>
          )}
          {clear !== null && (
            <ClearAll post={comparePost(clear, 'clear')} question={questionOf(clear)} />
          )}
        </div>
      )}
    </section>
  );
}
