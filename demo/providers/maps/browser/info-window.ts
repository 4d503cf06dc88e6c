import type { SandboxMarker } from './marker';

/** What the sandbox does of an info window, in the service's own types. */
type InfoContract = Pick<google.maps.InfoWindow, 'close'>;

/** A text at a marker. It takes the focus when it opens, and gives it back. */
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
    // The service takes text as HTML; what comes as text here is a mistake that tests should see.
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
