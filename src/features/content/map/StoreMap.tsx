import { useLayoutEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { isPlaced, mapSettings } from '../../../domain/content/map-locations';
import { useT } from '../../../ui/i18n';
import { adoptStyles } from '../../../ui/styles/adopt';
import { Changes, createBox } from '../parts/changes';
import { Consent } from './Consent';
import css from './StoreMap.css';
import { Place } from './Place';
import { useConsent } from './useConsent';
import { useDrawnMap } from './useDrawnMap';
import { useMaps } from './useMaps';

adoptStyles(css);

/** The container inside the part; a part without locations is hidden (MAP-02). */
function useBox(part: HTMLElement, isEmpty: boolean): HTMLElement {
  const [box] = useState(() => createBox('till till-slot till-map'));
  useLayoutEffect(() => {
    const changes = new Changes();
    if (isEmpty) changes.className(part, 'till-part-hidden');
    else part.append(box);
    return () => {
      box.remove();
      changes.restore();
    };
  }, [part, box, isEmpty]);
  return box;
}

/** A map of the page builder: a list of its locations until, and unless, the maps service draws the map. */
export function StoreMap({ part }: { readonly part: HTMLElement }) {
  const t = useT();
  const { locations, hasControls } = useMemo(() => mapSettings(part.dataset), [part]);
  const placed = useMemo(() => locations.filter(isPlaced), [locations]);
  const box = useBox(part, locations.length === 0);
  const isAllowed = useConsent('google-maps');
  const { sdk, styles, isOffered } = useMaps(isAllowed && placed.length > 0);
  const [info] = useState(() => createBox('till till-slot'));
  const { attach, isDrawn, picked } = useDrawnMap({
    sdk,
    styles,
    locations: placed,
    hasControls,
    info,
  });
  const needsConsent = isOffered && !isAllowed && placed.length > 0;
  return (
    <>
      {createPortal(
        <>
          <div className={`till-map-list${isDrawn ? ' till-map-list--covered' : ''}`} tabIndex={-1}>
            {needsConsent && <Consent />}
            <ul className="till-map-places">
              {locations.map((location, index) => (
                <li key={index}>
                  <Place location={location} />
                </li>
              ))}
            </ul>
          </div>
          <div
            ref={attach}
            className="till-map-host"
            role="group"
            aria-label={t('Map')}
            tabIndex={-1}
          />
        </>,
        box,
      )}
      {picked !== null && createPortal(<Place location={picked} />, info)}
    </>
  );
}
