import type { SandboxMarker } from './marker';

/** The part of an info window that the sandbox implements, in the service's own types. */
type InfoContract = Pick<google.maps.InfoWindow, 'close'>;

/** A popup at a marker. It receives the focus when it opens and restores it when it closes. */
export class SandboxInfoWindow implements InfoContract {
  readonly #element = document.createElement('div');
  #marker: SandboxMarker | null = null;

  constructor({ content, maxWidth, ariaLabel }: google.maps.InfoWindowOptions = {}) {
    this.#element.className = 'sandbox-info';
    this.#element.setAttribute('role', 'dialog');
    this.#element.setAttribute('aria-label', ariaLabel ?? 'Info');
    this.#element.style.maxWidth = `${String(maxWidth ?? 648)}px`;
    const close = document.createElement('button');
    close.type = 'button';
    close.textContent = '×';
    close.setAttribute('aria-label', 'Close');
    close.addEventListener('click', () => {
      this.close();
    });
    // The service renders a string as HTML: passing one is a mistake that tests should detect.
    if (typeof content === 'string') throw new TypeError('The sandbox takes elements only');
    if (content) this.#element.append(content);
    this.#element.append(close);
    this.#element.addEventListener('keydown', ({ key }) => {
      if (key === 'Escape') this.close();
    });
  }

  open({ anchor }: { readonly anchor?: unknown }): void {
    this.#marker = (anchor ?? null) as SandboxMarker | null;
    this.#marker?.map?.element.append(this.#element);
    this.#element.querySelector('button')?.focus();
  }

  close(): void {
    const hadFocus = this.#element.contains(document.activeElement);
    this.#element.remove();
    if (hadFocus) this.#marker?.element.focus();
  }
}
