import { PayLater } from '../../src/features/catalog/pay-later/PayLater';
import { PROVIDERS } from '../../src/payments/providers';
import { payLaterState, providePayLater } from '../../src/state/pay-later/pay-later-state';
import { define } from '../define';
import { payLaterMeta } from './till-pay-later.meta';

providePayLater(PROVIDERS);

define(payLaterMeta, PayLater, { needs: [payLaterState] });
