import { useRef } from 'react';
import type { ExpressLocation } from '../../../domain/payment/express.types';
import { selectExpress } from '../../../state/express/express-slice';
import { useTillSelector } from '../../../state/shared/hooks';
import { adoptStyles } from '../../../ui/styles/adopt';
import { useLazyView } from '../../shared/late/useLazyView';
import css from './Wallets.css';
import { useWallets } from './useWallets';

adoptStyles(css);

const LOCATIONS: readonly ExpressLocation[] = ['product', 'cart', 'minicart', 'checkout'];

interface WalletsProps {
  /** Where the buttons are (EXPR-01). */
  readonly location?: string | undefined;
}

const isLocation = (text: string | undefined): text is ExpressLocation =>
  LOCATIONS.some((one) => one === text);

/** The buttons of a page's own content go before those of its mini cart. */
const isCovered = (location: ExpressLocation): boolean =>
  location === 'minicart' &&
  document.querySelector(
    'till-wallets[location="product"], till-wallets[location="cart"], till-wallets[location="checkout"]',
  ) !== null;

/**
 * Wallet buttons (EXPR). Renders nothing where the page has no express for this place, and loads nothing of the provider
 * then.
 */
export function Wallets({ location }: WalletsProps) {
  const { configs } = useTillSelector(selectExpress);
  if (!isLocation(location) || configs[location] === undefined || isCovered(location)) return null;
  return <WalletsAt location={location} />;
}

const loadStatus = () => import('./WalletsStatus').then(({ WalletsStatus }) => WalletsStatus);

function WalletsAt({ location }: { readonly location: ExpressLocation }) {
  const host = useRef<HTMLDivElement>(null);
  const shown = useWallets(host, location);
  const { status, location: pressed } = useTillSelector(selectExpress);
  const isOurs = pressed === location;
  const { View: Status } = useLazyView(isOurs, loadStatus);
  const isBusy = isOurs && (status === 'adding' || status === 'open' || status === 'paying');
  return (
    <div
      className={`till-wallets till-wallets--${shown} till-wallets--at-${location}`}
      aria-busy={isBusy}
    >
      <div className="till-wallets__buttons" ref={host} />
      {isOurs && Status !== null && <Status />}
    </div>
  );
}
