import { AddCard } from '../../src/features/account/add-card/AddCard';
import { PROVIDERS } from '../../src/payments/providers';
import { addCardState } from '../../src/state/add-card/add-card-state';
import { provideCardPages } from '../../src/state/add-card/find-card-page';
import { define } from '../define';
import { addCardMeta } from './till-add-card.meta';

provideCardPages(PROVIDERS);

define(addCardMeta, AddCard, {
  needs: [addCardState],
  sections: ['customer'],
  keepsChildren: true,
});
