import type { ItemImage } from '../../domain/quote.types';
import { BagIcon } from '../Icon/BagIcon';
import { adoptStyles } from '../styles/adopt';
import css from './Thumbnail.css';

adoptStyles(css);

/**
 * A product image in a square that keeps its size while loading; a placeholder icon without an image. The product's
 * name is always beside it, so the image is decorative.
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
