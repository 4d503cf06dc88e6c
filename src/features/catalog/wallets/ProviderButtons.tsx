import { useRef } from 'react';
import type { WalletLocation } from '../../../domain/payment/wallet-location';
import { useWallets } from './useWallets';

interface ProviderButtonsProps {
  readonly provider: string;
  readonly location: WalletLocation;
}

/** The row of one provider's buttons. */
export function ProviderButtons({ provider, location }: ProviderButtonsProps) {
  const host = useRef<HTMLDivElement>(null);
  const shown = useWallets(host, provider, location);
  return <div className={`till-wallets__buttons till-wallets__buttons--${shown}`} ref={host} />;
}
