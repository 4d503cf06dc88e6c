import { useLayoutEffect, useRef } from 'react';
import type { ConfigurableOption } from '../../../domain/catalog/catalog.types';
import { useT } from '../../../ui/i18n';

/** Minimum distance between a tooltip and the window's edge, in CSS pixels (SWAT-26). */
const MARGIN_PX = 5;

interface TooltipProps {
  readonly option: ConfigurableOption;
  /** Size of its image, in CSS pixels. */
  readonly size: { readonly width: number; readonly height: number };
  readonly isOffered: boolean;
}

/** How far a box must move to be inside the window with the margin; positive is to the right. */
export function shiftInto({ left, right }: Pick<DOMRect, 'left' | 'right'>, width: number): number {
  if (left < MARGIN_PX) return MARGIN_PX - left;
  return Math.min(0, width - MARGIN_PX - right);
}

/**
 * An enlarged swatch with its name (SWAT-25), above the swatch, so that it covers neither the next attribute nor an error;
 * below where there is no room. Visual only: the swatch itself has the accessible name.
 */
export function Tooltip({ option: { label, swatch }, size, isOffered }: TooltipProps) {
  const t = useT();
  const box = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const node = box.current;
    if (node === null) return;
    const { clientWidth } = document.documentElement;
    const rect = node.getBoundingClientRect();
    node.style.setProperty('--_shift', `${String(shiftInto(rect, clientWidth))}px`);
    if (rect.top < 0) node.classList.add('till-swatch__tooltip--below');
  }, []);
  return (
    <span ref={box} className="till-swatch__tooltip" aria-hidden="true">
      {swatch?.kind === 'image' && (
        <img
          className="till-swatch__large"
          src={swatch.thumb || swatch.value}
          alt=""
          width={size.width}
          height={size.height}
        />
      )}
      {swatch?.kind === 'colour' && (
        <svg className="till-swatch__large" width={size.width} height={size.height}>
          <rect width="100%" height="100%" fill={swatch.value} />
        </svg>
      )}
      <span className="till-swatch__name">{label}</span>
      {!isOffered && <span className="till-swatch__remark">{t('not available')}</span>}
    </span>
  );
}
