import { readinessProblem, requestProblem } from './check-request';
import type { SheetContent } from './protocol.types';
import { openSheet, type Answer } from './sheet';
import { StatusError } from './status-error';

/** The stand-in for Google's script: what shops use of it, and what it refuses. */

interface ClientOptions {
  readonly environment?: string;
  readonly merchantInfo?: { readonly merchantName?: string };
  readonly paymentDataCallbacks?: {
    readonly onPaymentAuthorized?: (data: object) => Promise<Answer>;
  };
}

interface Request {
  readonly merchantInfo: { readonly merchantName?: string };
  readonly shippingAddressRequired?: boolean;
  readonly transactionInfo: {
    readonly currencyCode: string;
    readonly totalPrice: string;
    readonly displayItems?: readonly { readonly label: string; readonly price: string }[];
  };
}

interface ButtonOptions {
  readonly onClick?: (event: Event) => void;
  readonly buttonColor?: string;
  readonly buttonType?: string;
  readonly buttonRadius?: number;
}

const LABELS: ReadonlyMap<string, string> = new Map([
  ['buy', 'Buy with'],
  ['checkout', 'Checkout with'],
  ['pay', 'Pay with'],
]);

function developerError(what: string): StatusError {
  console.error(`Google Pay: ${what}`);
  return new StatusError('DEVELOPER_ERROR', what);
}

const contentOf = ({
  merchantInfo,
  shippingAddressRequired,
  transactionInfo,
}: Request): SheetContent => ({
  business: merchantInfo.merchantName ?? '',
  currency: transactionInfo.currencyCode,
  lines: (transactionInfo.displayItems ?? []).map(({ label, price }) => ({ label, price })),
  total: transactionInfo.totalPrice,
  isShipped: shippingAddressRequired === true,
});

class PaymentsClient {
  private isReady = false;
  private isOpen = false;

  constructor(private readonly options: ClientOptions) {
    if (!['TEST', 'PRODUCTION'].includes(options.environment ?? 'TEST')) {
      throw new Error('environment must be TEST or PRODUCTION');
    }
  }

  isReadyToPay(request: unknown): Promise<{ readonly result: boolean }> {
    const problem = readinessProblem(request);
    if (problem !== null) return Promise.reject(developerError(problem));
    this.isReady = true;
    return Promise.resolve({ result: true });
  }

  createButton({
    onClick,
    buttonColor,
    buttonType = 'buy',
    buttonRadius = 4,
  }: ButtonOptions): HTMLElement {
    if (!onClick) throw new Error('onClick is required');
    const isWhite = buttonColor === 'white';
    const button = document.createElement('button');
    const label = LABELS.get(buttonType);
    button.type = 'button';
    button.setAttribute('aria-label', `${label ?? ''} Google Pay`.trim());
    button.textContent = `${label ?? ''} Google Pay`.trim();
    Object.assign(button.style, {
      width: '100%',
      height: '100%',
      border: '1px solid #747775',
      borderRadius: `${String(buttonRadius)}px`,
      background: isWhite ? '#fff' : '#000',
      color: isWhite ? '#1f1f1f' : '#fff',
      font: '500 16px/1 system-ui, sans-serif',
      cursor: 'pointer',
    });
    button.addEventListener('click', onClick);
    return button;
  }

  loadPaymentData(request: unknown): Promise<object> {
    return new Promise((resolve, reject) => {
      const authorize = this.options.paymentDataCallbacks?.onPaymentAuthorized;
      const problem = this.problemOf(request);
      if (problem !== null || !authorize) {
        reject(developerError(problem ?? 'onPaymentAuthorized'));
        return;
      }
      this.isOpen = true;
      openSheet(contentOf(request as Request), authorize, {
        resolve: (data) => {
          this.isOpen = false;
          resolve(data);
        },
        reject: (error) => {
          this.isOpen = false;
          reject(error);
        },
      });
    });
  }

  private problemOf(request: unknown): string | null {
    if (!this.isReady) return 'isReadyToPay has to be called before';
    if (this.isOpen) return 'a sheet is open';
    // The real one's window is blocked then.
    if (!navigator.userActivation.isActive) return 'a sheet opens in a press only';
    return requestProblem(request);
  }
}

Object.assign(window, { google: { payments: { api: { PaymentsClient } } } });
