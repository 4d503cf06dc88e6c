const LABELS: ReadonlyMap<string, string> = new Map([
  ['buy', 'Buy with'],
  ['check-out', 'Check out with'],
  ['pay', 'Pay with'],
]);

/** The stand-in for Apple's element `<apple-pay-button>`; its size comes from custom properties, as that of the real one. */
export class ApplePayButton extends HTMLElement {
  connectedCallback(): void {
    if (this.shadowRoot !== null) return;
    const isWhite = this.getAttribute('buttonstyle') === 'white';
    const label = LABELS.get(this.getAttribute('type') ?? '') ?? '';
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = `${label} Apple Pay`.trim();
    Object.assign(button.style, {
      boxSizing: 'border-box',
      width: 'var(--apple-pay-button-width, 140px)',
      height: 'var(--apple-pay-button-height, 30px)',
      border: isWhite ? '1px solid #000' : '0',
      borderRadius: 'var(--apple-pay-button-border-radius, 4px)',
      background: isWhite ? '#fff' : '#000',
      color: isWhite ? '#000' : '#fff',
      font: '500 16px/1 system-ui, sans-serif',
      cursor: 'pointer',
    });
    this.attachShadow({ mode: 'open', delegatesFocus: true }).append(button);
  }
}
