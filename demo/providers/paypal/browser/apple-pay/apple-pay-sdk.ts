import { ApplePayButton } from './button';
import { ApplePaySession } from './session';

/** The stand-in for Apple's script, for every browser. */

class ApplePayError {
  constructor(
    readonly code: string,
    readonly contactField?: string,
    readonly message = '',
  ) {}
}

Object.assign(window, { ApplePaySession, ApplePayError });
customElements.define('apple-pay-button', ApplePayButton);
