/** Distance from the window within which a tile counts as nearly visible. */
const MARGIN = '400px';

const PLACE = '[data-role^="swatch-option-"]';

/** The swatches of a tile, in the place that the platform leaves empty for them. */
function render(place: Element): void {
  const productId = (place.getAttribute('data-role') ?? '').replace('swatch-option-', '');
  // Filled by a widget of the old front end, or by an element of the template.
  if (place.childElementCount > 0 || place.closest('till-swatches') !== null) return;
  const swatches = document.createElement('till-swatches');
  swatches.setAttribute('product-id', productId);
  swatches.setAttribute('listing', '');
  place.append(swatches);
}

/** Renders the swatches of tiles shortly before they are visible (SWAT-03), so long lists cost no more than short ones. */
export function wakeSwatches(): {
  readonly watch: (list: HTMLElement) => void;
  readonly stop: () => void;
} {
  if (!('IntersectionObserver' in window)) {
    return { watch: () => undefined, stop: () => undefined };
  }
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        render(target);
      }
    },
    { rootMargin: MARGIN },
  );
  return {
    watch: (list) => {
      for (const place of list.querySelectorAll(PLACE)) observer.observe(place);
    },
    stop: () => {
      observer.disconnect();
    },
  };
}
