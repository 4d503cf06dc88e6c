import { useRef } from 'react';
import { giveConsent } from '../../../platform/consent';
import { useEmit } from '../../../ui/element-context';
import { useT } from '../../../ui/i18n';

/** The button by which the shopper agrees to the maps service, on pages that require consent. */
export function Consent() {
  const t = useT();
  const emit = useEmit();
  const box = useRef<HTMLDivElement>(null);
  const agree = (): void => {
    if (!emit('till-consent-requested', { service: 'google-maps' })) return;
    // The button is removed: the focus moves to the list, from there to the map.
    box.current?.parentElement?.focus({ preventScroll: true });
    giveConsent('google-maps');
  };
  return (
    <div ref={box} className="till-map-consent">
      <p>{t('The map comes from Google, which learns of your visit when you show it.')}</p>
      <button type="button" className="till-map-agree" onClick={agree}>
        {t('Show the map')}
      </button>
    </div>
  );
}
