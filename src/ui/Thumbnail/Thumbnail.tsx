import type { ItemImage } from '../../domain/quote.types';
import { BagIcon } from '../Icon/BagIcon';
import { adoptStyles } from '../styles/adopt';
import css from './Thumbnail.css';

adoptStyles(css);

/**
 * A product's picture in a square that keeps its place while loading; without a picture, a quiet drawing.
 * The name always stands beside it, so the picture itself is decoration.
 */
export function Thumbnail({ image }: { image: ItemImage | null }) {
  return (
    <span className="till-thumbnail">
      {image === null ? (
        <BagIcon size="l" />
      ) : (
        <img
          className="till-thumbnail__image"
          src={image.src}
          width={image.width}
          height={image.height}
          alt=""
          loading="lazy"
          decoding="async"
        />
      )}
    </span>
  );
}
