import { startButtons } from './buttons-frame';
import { startChallenge } from './challenge-page';
import { startFields } from './fields-frame';
import { startSheet } from './sheet-frame';

switch (document.body.dataset.page) {
  case 'payment':
  case 'card':
  case 'cardCvc':
    startFields(document.body.dataset.page);
    break;
  case 'buttons':
    startButtons();
    break;
  case 'sheet':
    startSheet();
    break;
  case 'challenge':
    void startChallenge();
    break;
  default:
    break;
}
