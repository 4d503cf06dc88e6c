import type { ComponentType } from 'react';
import { selectRecentProducts } from '../../../state/recently-viewed/recently-viewed-slice';
import { useTillSelector } from '../../../state/shared/hooks';
import type { RecentProduct } from '../../../domain/recent.types';
import { useEmit } from '../../../ui/element-context';
import { useT } from '../../../ui/i18n';
import { adoptStyles } from '../../../ui/styles/adopt';
import { Thumbnail } from '../../../ui/Thumbnail/Thumbnail';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden';
import { useLazyView } from '../../shared/late/useLazyView';
import type { ServerProduct } from './AccountList';
import { RecentSection } from './RecentSection';
import css from './RecentlyViewed.css';

adoptStyles(css);

const STANDARD_SIZE = 5;

/** Loaded only where the account's list is shown. */
const loadAccountList = async () => (await import('./AccountList')).AccountList;

/** The button of a product; null until its code is loaded. */
type BuyView = ComponentType<{ readonly product: RecentProduct }>;

interface RecentlyViewedProps {
  readonly heading?: string | undefined;
  /** Maximum number of products (RECENT-08). */
  readonly pageSize?: number | undefined;
  /** Whether products can be added to the cart from the row (LIST-07). */
  readonly addToCart?: boolean | undefined;
  /** Shows the list that the account's pages store instead of the storefront's (RECENT-01). */
  readonly account?: boolean | undefined;
  /** The server's limit for the account's list; null without one. */
  readonly limit?: number | null;
  /** This page's product as the server renders it for the account's list. */
  readonly current?: ServerProduct | null;
}

const loadBuyAgain = async () => (await import('./BuyAgain')).BuyAgain;

/** @phrases */
const HEADING = 'Recently Viewed';

/** Recently viewed products; renders nothing without any. */
export function RecentlyViewed(props: RecentlyViewedProps) {
  const { heading = HEADING, pageSize, account = false, limit, current = null } = props;
  const { View: Buy } = useLazyView(props.addToCart === true, loadBuyAgain);
  const { View: AccountList } = useLazyView(account, loadAccountList);
  if (!account) {
    return <ProductRow heading={heading} pageSize={pageSize ?? STANDARD_SIZE} Buy={Buy} />;
  }
  if (AccountList === null) return null;
  return (
    <AccountList heading={heading} limit={pageSize ?? limit ?? STANDARD_SIZE} current={current} />
  );
}

/** A row of images, names and prices (RECENT-08, RECENT-09). */
function ProductRow({
  heading,
  pageSize,
  Buy,
}: {
  heading: string;
  pageSize: number;
  Buy: BuyView | null;
}) {
  const products = useTillSelector(selectRecentProducts).slice(0, Math.max(0, pageSize));
  if (products.length === 0) return null;
  return (
    <RecentSection heading={heading}>
      {products.map((product) => (
        <Card key={product.id} product={product} Buy={Buy} />
      ))}
    </RecentSection>
  );
}

function Card({ product, Buy }: { readonly product: RecentProduct; readonly Buy: BuyView | null }) {
  const t = useT();
  const emit = useEmit();
  const { id, name, url, image, price, regularPrice, isFrom, lowest } = product;
  return (
    <li className="till-recent__card">
      {image === null ? (
        <Thumbnail image={null} />
      ) : (
        <img
          className="till-recent__image"
          src={image.src}
          width={image.width}
          height={image.height}
          alt=""
          loading="lazy"
          decoding="async"
        />
      )}
      <a
        className="till-recent__name"
        href={url}
        onClick={(event) => {
          if (!emit('till-product-chosen', { id, url })) event.preventDefault();
        }}
      >
        <bdi>{name}</bdi>
      </a>
      {price !== '' && (
        <p className="till-recent__price">
          {isFrom && <span className="till-recent__note">{t('As low as')} </span>}
          {regularPrice !== '' && <VisuallyHidden>{t('Special Price')} </VisuallyHidden>}
          <bdi>{price}</bdi>
          {regularPrice !== '' && (
            <>
              <VisuallyHidden> {t('Regular Price')} </VisuallyHidden>
              <s className="till-recent__regular">
                <bdi>{regularPrice}</bdi>
              </s>
            </>
          )}
          {lowest !== '' && (
            <span>
              {` ${t('As low as')} `}
              <bdi>{lowest}</bdi>
            </span>
          )}
        </p>
      )}
      {Buy !== null && (
        <div className="till-recent__buy">
          <Buy product={product} />
        </div>
      )}
    </li>
  );
}
