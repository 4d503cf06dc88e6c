import { WALLET_LOCATIONS, type WalletLocation } from '../../../domain/payment/wallet-location';
import { selectExpress } from '../../../state/express/express-slice';
import { useTillSelector } from '../../../state/shared/hooks';
import { adoptStyles } from '../../../ui/styles/adopt';
import { useLazyView } from '../../shared/late/useLazyView';
import { ProviderButtons } from './ProviderButtons';
import { inOrder } from './provider-order';
import css from './Wallets.css';

adoptStyles(css);

interface WalletsProps {
  /** Where the buttons are (EXPR-01). */
  readonly location?: string | undefined;
  /** Codes of providers, in the order of their buttons. */
  readonly providers?: string | undefined;
}

const isLocation = (text: string | undefined): text is WalletLocation =>
  WALLET_LOCATIONS.some((one) => one === text);

/** The buttons of a page's own content go before those of its mini cart. */
const isCovered = (location: WalletLocation): boolean =>
  location === 'minicart' &&
  document.querySelector(
    'till-wallets[location="product"], till-wallets[location="cart"], till-wallets[location="checkout"]',
  ) !== null;

/**
 * Wallet buttons (EXPR): a row for each provider that has some in this place. Renders nothing where no provider has, and
 * loads nothing of them then.
 */
export function Wallets({ location, providers = '' }: WalletsProps) {
  const { offers } = useTillSelector(selectExpress);
  if (!isLocation(location) || isCovered(location)) return null;
  const here = offers.filter(({ locations }) => locations.includes(location));
  if (here.length === 0) return null;
  const codes = here.map(({ provider }) => provider);
  return <WalletsAt location={location} providers={inOrder(codes, providers)} />;
}

const loadStatus = () => import('./WalletsStatus').then(({ WalletsStatus }) => WalletsStatus);

interface WalletsAtProps {
  readonly location: WalletLocation;
  readonly providers: readonly string[];
}

function WalletsAt({ location, providers }: WalletsAtProps) {
  const { status, location: pressed } = useTillSelector(selectExpress);
  const isOurs = pressed === location;
  const { View: Status } = useLazyView(isOurs, loadStatus);
  const isBusy = isOurs && ['adding', 'open', 'paying', 'leaving'].includes(status);
  return (
    <div className={`till-wallets till-wallets--at-${location}`} aria-busy={isBusy}>
      {providers.map((provider) => (
        <ProviderButtons key={provider} provider={provider} location={location} />
      ))}
      {isOurs && Status !== null && <Status />}
    </div>
  );
}
