import { SavedCards } from '../../src/features/saved-payments/SavedCards';
import { savedPaymentsState } from '../../src/state/saved-payments/saved-payments-state';
import { define } from '../define';
import { savedCardsMeta } from './till-saved-cards.meta';

define(savedCardsMeta, SavedCards, { needs: [savedPaymentsState], sections: ['customer'] });
