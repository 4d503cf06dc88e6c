import type { ProductImage } from '../../../domain/catalog/catalog.types';
import type { EmbedSettings } from '../../../domain/catalog/media-source';
import { LazyImage } from '../../../ui/LazyImage/LazyImage';
import { useLazyView } from '../../shared/late/useLazyView';
import type { Place } from './Carousel';

interface VideoSlideProps {
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
export function VideoSlide({ image, label, place, videos }: VideoSlideProps) {
  const { View: Player } = useLazyView(place.isNear, loadPlayer);
  return (
    <div className="till-gallery__video">
      <LazyImage src={image.img} alt="" shouldLoad={place.isNear} />
      {Player !== null && place.isCurrent && (
        <Player src={image.videoUrl ?? ''} label={label} poster={image.img} fills {...videos} />
      )}
    </div>
  );
}
