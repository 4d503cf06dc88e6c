import { useRef } from 'react';
import { giveConsent } from '../../../platform/consent';
import { useEmit } from '../../../ui/element-context';
import { useT } from '../../../ui/i18n';

/** Lets a shopper agree to the maps service, where the page asks for that. */
export function Consent() {
  const t = useT();
  const emit = useEmit();
  const box = useRef<HTMLDivElement>(null);
  const agree = (): void => {
    if (!emit('till-consent-requested', { service: 'google-maps' })) return;
    // The button goes; from the list the focus follows to the map.
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
