import type { ConfigurableOption } from '../../../domain/catalog/catalog.types';

interface SwatchFaceProps {
  readonly option: ConfigurableOption;
  /** Size of an image, in CSS pixels. */
  readonly size: { readonly width: number; readonly height: number };
}

/**
 * The appearance of an option: its text, colour or image; an empty swatch shows its name (SWAT-08). The button has the
 * accessible name.
 */
export function SwatchFace({ option: { label, swatch }, size }: SwatchFaceProps) {
  switch (swatch?.kind) {
    case 'colour':
      return (
        <svg className="till-swatch__colour" viewBox="0 0 24 24" aria-hidden="true">
          <rect width="24" height="24" fill={swatch.value} />
        </svg>
      );
    case 'image':
      return (
        <img
          className="till-swatch__image"
          src={swatch.value}
          alt={label}
          width={size.width}
          height={size.height}
          loading="lazy"
          decoding="async"
        />
      );
    case 'text':
      return <span className="till-swatch__text">{swatch.value || label}</span>;
    default:
      return <span className="till-swatch__text">{label}</span>;
  }
}
