import type { ExpressCheckoutAddress, LineItem, ShippingRate } from '@stripe/stripe-js';

import type { FrameOptions, SheetChange, SheetOptions } from '../browser/protocol.types';
import { shopName, notifyPage } from './channel';
import { h, root } from '../../shared/frames/dom';
import { t } from './phrases';
import type { CardData } from './send-card';
import { ADDRESSES, SHOPPER } from '../../shared/shopper';
import { addressLine, CARDS } from './sheet-data';
import { choice, lines, money, rateList, sheetFrame } from './sheet-view';
import { trapFocus } from '../../shared/frames/trap-focus';

/** The sheet of a wallet: the purchase, the shipping address and the card. */
export class Sheet {
  private readonly view: ReturnType<typeof sheetFrame>;
  private readonly addresses: readonly ExpressCheckoutAddress[];
  private readonly cards = choice(
    t('Card'),
    CARDS.map(({ number, label }) => [number, label]),
  );
  private readonly places: ReturnType<typeof choice>;
  private readonly rateHost = h('div');
  private readonly lineHost = h('div');
  private lineItems: readonly LineItem[];
  private rates: readonly ShippingRate[];
  private chosen: ShippingRate | null;
  private amount: number;
  private isWaiting = false;
  private isRefused = false;

  constructor(
    private readonly options: FrameOptions,
    private readonly sheet: SheetOptions,
  ) {
    const { details, wallet } = sheet;
    this.view = sheetFrame(wallet, details.business?.name ?? shopName(), () =>
      notifyPage({ type: 'cancel' }),
    );
    const allowed = details.allowedShippingCountries;
    this.addresses = ADDRESSES.filter(({ country }) => allowed?.includes(country) ?? true);
    this.places = choice(
      t('Deliver to'),
      this.addresses.map((address, index) => [String(index), addressLine(address)]),
    );
    this.lineItems = details.lineItems ?? [];
    this.rates = details.shippingRates ?? [];
    this.chosen = this.rates[0] ?? null;
    this.amount = options.amount ?? 0;
  }

  show(): void {
    const { details } = this.sheet;
    const isShipped = details.shippingAddressRequired === true;
    const contact = [
      details.emailRequired === true ? SHOPPER.email : null,
      details.phoneNumberRequired === true ? SHOPPER.phone : null,
    ].filter((line) => line !== null);
    this.view.content.append(
      this.cards.element,
      ...(isShipped ? [this.places.element, this.rateHost] : []),
      ...(contact.length > 0 ? [h('p', { class: 'contact' }, contact.join(' · '))] : []),
      this.lineHost,
    );
    this.places.select.addEventListener('change', () => {
      this.addressChanged();
    });
    this.view.pay.addEventListener('click', () => {
      this.pay();
    });
    root().replaceChildren(this.view.element);
    trapFocus(this.view.dialog, () => notifyPage({ type: 'cancel' }));
    this.render();
    this.view.pay.focus();
    // A wallet requests the rates of its initial address.
    if (isShipped) this.addressChanged();
  }

  changed({ isRejected, lineItems, shippingRates, amount }: SheetChange): void {
    this.isWaiting = false;
    this.isRefused = isRejected;
    this.say(
      isRejected ? t('The shop does not deliver to this address, or not in this way.') : null,
    );
    if (lineItems) this.lineItems = lineItems;
    if (shippingRates) {
      this.rates = shippingRates;
      this.chosen =
        shippingRates.find(({ id }) => id === this.chosen?.id) ?? shippingRates[0] ?? null;
    }
    this.amount = amount ?? this.amount;
    this.render();
  }

  failed(message: string): void {
    this.isWaiting = false;
    this.say(message);
    this.render();
  }

  /** The card and its owner. */
  data(): CardData {
    const { details, wallet } = this.sheet;
    const year = new Date().getFullYear() + 4;
    const card = {
      number: this.cards.select.value,
      exp_month: 12,
      exp_year: year,
      cvc: '123',
      wallet,
    };
    return {
      card,
      billing_details: {
        name: SHOPPER.name,
        email: details.emailRequired === true ? SHOPPER.email : null,
        phone: details.phoneNumberRequired === true ? SHOPPER.phone : null,
        address: ADDRESSES[0],
      },
    };
  }

  /** The shipping address; null when nothing is shipped. */
  shipping(): { readonly name: string; readonly address: ExpressCheckoutAddress } | null {
    if (this.sheet.details.shippingAddressRequired !== true) return null;
    const address = this.addresses[Number(this.places.select.value)];
    return address ? { name: SHOPPER.name, address } : null;
  }

  private addressChanged(): void {
    const shipping = this.shipping();
    if (!shipping) return;
    this.isWaiting = true;
    this.say(null);
    this.render();
    const { city, state, postal_code, country } = shipping.address;
    notifyPage({
      type: 'address',
      name: shipping.name,
      address: { city, state, postal_code, country },
    });
  }

  private pay(): void {
    const { emailRequired, phoneNumberRequired } = this.sheet.details;
    const shippingAddress = this.shipping();
    this.isWaiting = true;
    this.say(null);
    this.render();
    const [billing] = ADDRESSES;
    if (!billing) return;
    notifyPage({
      type: 'confirm',
      confirm: {
        billingDetails: {
          name: SHOPPER.name,
          ...(emailRequired === true ? { email: SHOPPER.email } : {}),
          ...(phoneNumberRequired === true ? { phone: SHOPPER.phone } : {}),
          address: billing,
        },
        ...(shippingAddress ? { shippingAddress } : {}),
        ...(this.chosen ? { shippingRate: this.chosen } : {}),
      },
    });
  }

  private say(message: string | null): void {
    this.view.status.hidden = message === null;
    this.view.status.textContent = message;
  }

  private render(): void {
    const { currency } = this.options;
    const choose = (rate: ShippingRate): void => {
      this.chosen = rate;
      this.isWaiting = true;
      this.render();
      notifyPage({ type: 'rate', rate });
    };
    const hadFocus = this.rateHost.contains(document.activeElement);
    this.rateHost.replaceChildren(
      ...(this.rates.length > 0
        ? [rateList(this.rates, this.chosen?.id ?? null, currency, choose)]
        : []),
    );
    if (hadFocus) this.rateHost.querySelector<HTMLInputElement>(':checked')?.focus();
    this.lineHost.replaceChildren(lines(this.lineItems, this.amount, currency));
    const { pay } = this.view;
    pay.disabled = this.isWaiting || this.isRefused;
    pay.textContent = this.isWaiting
      ? t('One moment…')
      : `${t('Pay')} ${money(this.amount, currency)}`;
  }
}
