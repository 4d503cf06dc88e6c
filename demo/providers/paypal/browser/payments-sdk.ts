import { momentAt } from '../../shared/browser/moment';
import { ORIGIN } from '../../shared/browser/origin';
import { CardField } from './card-field';
import type { CardFieldName, FieldFlags, FieldStyle } from './card-protocol.types';
import { hostOf } from './host';
import { shopCalls, type SdkOptions, type ShopCalls } from './payments-calls';
import { options } from './script-options';

type PartName = 'number' | 'expirationDate' | 'cvv' | 'description';
type PartState = Pick<FieldFlags, 'isValid' | 'isEmpty'>;
type States = Record<PartName, PartState>;

interface RenderOptions {
  readonly styles?: FieldStyle;
  readonly fields: Readonly<Record<PartName, { readonly selector: string }>>;
  readonly getBillingAddress: () => Readonly<Record<string, string>>;
  readonly onSuccess?: () => void;
  readonly onError?: (error: Error) => void;
  readonly onCancel?: () => void;
  readonly onValidityChange?: (states: States, changed: PartName) => void;
}

const FRAMES: Readonly<Record<Exclude<PartName, 'description'>, CardFieldName>> = {
  number: 'number',
  expirationDate: 'expiry',
  cvv: 'cvv',
};

/** The description is no part of the card: it is a field of the page. */
function makeDescription(host: HTMLElement, style: FieldStyle): HTMLInputElement {
  const input = document.createElement('input');
  input.type = 'text';
  input.maxLength = 50;
  input.setAttribute('aria-label', host.getAttribute('aria-label') ?? 'Description');
  for (const [property, value] of Object.entries(style.input ?? {})) {
    input.style.setProperty(property, String(value));
  }
  Object.assign(input.style, { width: '100%', height: '100%', background: 'transparent' });
  host.replaceChildren(input);
  return input;
}

/** The fields of one card that is kept without an order. */
class VaultForm {
  private readonly group = String(Math.random()).slice(2);
  private readonly frames = new Map<PartName, CardField>();
  private description: HTMLInputElement | null = null;
  private isSubmitting = false;

  constructor(
    private readonly props: RenderOptions,
    private readonly shop: ShopCalls,
  ) {}

  async render(): Promise<void> {
    const { fields, styles = {} } = this.props;
    const names = Object.keys(FRAMES) as (keyof typeof FRAMES)[];
    for (const part of names) {
      const changed = (_field: CardField, event: string): void => {
        if (event === 'change') this.props.onValidityChange?.(this.getFormState(), part);
      };
      const placeholder = part === 'expirationDate' ? 'MM/YY' : '';
      const group = { id: this.group, style: styles, changed };
      this.frames.set(part, new CardField(FRAMES[part], { placeholder }, group));
    }
    this.description = makeDescription(hostOf(fields.description.selector), styles);
    this.description.addEventListener('input', () => {
      this.props.onValidityChange?.(this.getFormState(), 'description');
    });
    await Promise.all(
      names.map(async (part) => {
        await this.frames.get(part)?.render(fields[part].selector);
      }),
    );
  }

  getFormState(): States {
    const of = (part: PartName): PartState => {
      const { isValid = false, isEmpty = true } = this.frames.get(part)?.flags ?? {};
      return { isValid, isEmpty };
    };
    return {
      number: of('number'),
      expirationDate: of('expirationDate'),
      cvv: of('cvv'),
      description: { isValid: true, isEmpty: (this.description?.value ?? '') === '' },
    };
  }

  isFormValid(): boolean {
    return Object.values(this.getFormState()).every(({ isValid }) => isValid);
  }

  submit(): void {
    if (this.isSubmitting || !this.isFormValid()) return;
    this.isSubmitting = true;
    void this.keep()
      .catch((error: unknown) => {
        this.props.onError?.(error instanceof Error ? error : new Error(String(error)));
      })
      .finally(() => {
        this.isSubmitting = false;
      });
  }

  private async keep(): Promise<void> {
    const { firstName, lastName, postalCode, locality, countryCodeAlpha2 } =
      this.props.getBillingAddress();
    const setup = await this.shop.createSetupToken();
    const answer = await this.frames.get('number')?.send(setup, {
      name: [firstName, lastName].join(' '),
      billingAddress: {
        postalCode,
        adminArea2: locality,
        countryCode: countryCodeAlpha2,
      },
    });
    if (answer?.status !== 'APPROVED') throw new Error('The card was refused.');
    await this.shop.createPaymentToken(setup, this.description?.value ?? '');
    const moment = await momentAt(ORIGIN, { 'client-id': options.clientId }, 'approval');
    if (moment === 'never') return;
    this.props.onSuccess?.();
    if (moment === 'twice') this.props.onSuccess?.();
  }
}

/** The stand-in for the script of the module's service, as far as the add-card page uses it. */
class PaymentServicesSDK {
  readonly Vault;

  constructor(sdkOptions: SdkOptions) {
    const shop = shopCalls(sdkOptions);
    let isEnabled: boolean | null = null;
    this.Vault = {
      init: async (): Promise<void> => {
        isEnabled = await shop.isVaultEnabled();
      },
      CreditCard: {
        isAvailable: (): boolean => {
          if (isEnabled === null) throw new Error('Vault.init() has to be called first.');
          return isEnabled && options.account.eligible;
        },
        render: async (props: RenderOptions): Promise<VaultForm> => {
          const form = new VaultForm(props, shop);
          await form.render();
          return form;
        },
      },
    };
  }
}

Object.assign(window, { PaymentServicesSDK });
