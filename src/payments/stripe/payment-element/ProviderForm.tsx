import { useEffect, useRef, useSyncExternalStore, type RefObject } from 'react';
import type { ElementSettings } from '../api/element-settings';
import type { Totals } from '../../../domain/quote.types';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { readAppearance } from './appearance';
import { mountForm, updateForm } from './element';
import { elementState, onElementState } from './element-state';

interface ProviderFormProps {
  readonly settings: ElementSettings;
  readonly totals: Totals;
  /** Carries the theme's colours. */
  readonly probe: RefObject<HTMLElement | null>;
  /** Whether the form stays in the page but is hidden. */
  readonly isHidden: boolean;
}

/** The provider's form; a placeholder of its height until it is there (PELEM-02). */
export function ProviderForm({ settings, totals, probe, isHidden }: ProviderFormProps) {
  const { phase, isFormReady } = useSyncExternalStore(onElementState, elementState);
  const host = useRef<HTMLDivElement>(null);
  const latest = useRef(totals);
  const isConnected = phase === 'ready';
  useEffect(() => {
    if (!isConnected || host.current === null || probe.current === null) return undefined;
    const appearance = readAppearance(probe.current);
    return mountForm(host.current, settings, { totals: latest.current, appearance });
  }, [isConnected, settings, probe]);
  useEffect(() => {
    if (latest.current === totals) return;
    latest.current = totals;
    updateForm(totals, settings);
  }, [totals, settings]);
  const size = isFormReady ? '' : ' till-payment-element__form--loading';
  return (
    <div className={`till-payment-element__form${size}`} hidden={isHidden}>
      {!isFormReady && (
        <div className="till-payment-element__placeholder">
          <Skeleton width="medium" />
          <Skeleton shape="control" />
          <Skeleton width="medium" />
          <Skeleton shape="control" />
        </div>
      )}
      <div className="till-payment-element__host" ref={host} />
    </div>
  );
}
