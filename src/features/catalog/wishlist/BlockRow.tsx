import type { BlockItem } from '../../../domain/wishlist.types';
import { useTillDispatch } from '../../../state/shared/hooks';
import { itemSent, removalRequested, type ItemState } from '../../../state/wishlist/list-slice';
import { Button } from '../../../ui/Button/Button';
import { IconButton } from '../../../ui/Button/IconButton';
import { useEmit } from '../../../ui/element-context';
import { useT } from '../../../ui/i18n';
import { Thumbnail } from '../../../ui/Thumbnail/Thumbnail';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden';
import { ServerMessages } from './ServerMessages';

interface BlockRowProps {
  readonly item: BlockItem;
  /** Undefined for an item that was not acted on. */
  readonly state: ItemState | undefined;
}

/** An item in a sidebar, with its buttons (WISH-01). */
export function BlockRow({ item, state }: BlockRowProps) {
  const t = useT();
  const dispatch = useTillDispatch();
  const emit = useEmit();
  const { itemId: id, name, url, image, purchase, removal } = item;
  const isSending = state?.status === 'sending';
  return (
    <li className="till-wish-block__item">
      <Thumbnail image={image} />
      <div className="till-wish-block__details">
        <a className="till-wish-block__link" href={url || undefined}>
          <bdi>{name}</bdi>
        </a>
        <Prices item={item} />
      </div>
      {removal !== null && (
        <IconButton
          icon="close"
          label={t('Remove %1', [name])}
          disabled={isSending}
          onClick={() => {
            dispatch(removalRequested({ id, post: removal }));
            emit('till-wish-removed', { itemId: id });
          }}
        />
      )}
      {purchase !== null && (
        <div className="till-wish-block__buy">
          <Button
            size="s"
            busy={isSending}
            onClick={() => dispatch(itemSent({ id, post: purchase }))}
          >
            {t('Add to Cart')}
            <VisuallyHidden>: {name}</VisuallyHidden>
          </Button>
        </div>
      )}
      <ServerMessages messages={state?.messages ?? []} />
    </li>
  );
}

function Prices({ item: { price, regularPrice } }: { readonly item: BlockItem }) {
  if (price === '') return null;
  return (
    <p className="till-wish-block__price">
      <bdi>{price}</bdi>
      {regularPrice !== '' && (
        <>
          {' '}
          <s>
            <bdi>{regularPrice}</bdi>
          </s>
        </>
      )}
    </p>
  );
}
