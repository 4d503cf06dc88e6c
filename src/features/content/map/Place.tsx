import { directionsUrl, phoneUrl, type MapLocation } from '../../../domain/content/map-locations';
import { useT } from '../../../ui/i18n';

function Phone({ phone }: Pick<MapLocation, 'phone'>) {
  const url = phoneUrl(phone);
  return (
    <p>
      {url === null ? (
        phone
      ) : (
        <a href={url}>
          <bdi dir="ltr">{phone}</bdi>
        </a>
      )}
    </p>
  );
}

/** The details of a location (MAP-01) as text (MAP-06), with a link to directions. */
export function Place({ location }: { readonly location: MapLocation }) {
  const t = useT();
  const { name, comment, phone, address } = location;
  const directions = directionsUrl(location);
  return (
    <div className="till-map-place">
      {name !== '' && <strong>{name}</strong>}
      {comment !== '' && <p className="till-map-comment">{comment}</p>}
      {address.length > 0 && <p className="till-map-comment">{address.join('\n')}</p>}
      {phone !== '' && <Phone phone={phone} />}
      {directions !== null && (
        <a href={directions} rel="noreferrer" aria-label={[t('Directions'), name].join(' ').trim()}>
          {t('Directions')}
        </a>
      )}
    </div>
  );
}
