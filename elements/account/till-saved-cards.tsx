import { SavedCards } from '../../src/features/saved-payments/SavedCards';
import { PROVIDERS } from '../../src/payments/providers';
import { provideSavedMethods } from '../../src/state/saved-payments/page-providers';
import { savedPaymentsState } from '../../src/state/saved-payments/saved-payments-state';
import { define } from '../define';
import { savedCardsMeta } from './till-saved-cards.meta';

provideSavedMethods(PROVIDERS);

define(savedCardsMeta, SavedCards, { needs: [savedPaymentsState], sections: ['customer'] });
