import type { ProductImage } from '../../../domain/catalog/catalog.types';
import type { EmbedSettings } from '../../../domain/catalog/media-source';
import { LazyImage } from '../../../ui/LazyImage/LazyImage';
import { useLate } from '../../shared/late/useLate';
import type { Place } from './Carousel';

interface FilmSlideProps {
  readonly image: ProductImage;
  readonly label: string;
  readonly place: Place;
  readonly videos: EmbedSettings;
}

const loadPlayer = async () => (await import('../media-player/MediaPlayer')).MediaPlayer;

/**
 * A video in the gallery (GALL-03). Its player is rendered only while the slide is visible, so leaving the slide stops
 * it.
 */
export function VideoSlide({ image, label, place, videos }: FilmSlideProps) {
  const { View: Player } = useLate(place.isNear, loadPlayer);
  return (
    <div className="till-gallery__film">
      <LazyImage src={image.img} alt="" shouldLoad={place.isNear} />
      {Player !== null && place.isCurrent && (
        <Player src={image.videoUrl ?? ''} label={label} poster={image.img} fills {...videos} />
      )}
    </div>
  );
}
