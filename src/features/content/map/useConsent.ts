import { useSyncExternalStore } from 'react';
import { hasConsent, onConsentChanged, type ThirdParty } from '../../../platform/consent';

/** Whether the service's scripts may be loaded; updates when the shopper's consent changes. */
export const useConsent = (service: ThirdParty): boolean =>
  useSyncExternalStore(onConsentChanged, () => hasConsent(service));
