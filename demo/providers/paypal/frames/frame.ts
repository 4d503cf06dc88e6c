import { startAppleSheet } from './apple-sheet-frame';
import { startApproval } from './approval-page';
import { startButtons } from './buttons-frame';
import { startCardField } from './card-frame';
import { startChallenge } from './challenge-page';
import { startPayerAction } from './challenge-frame';
import { startMessage } from './message-frame';
import { startSheet } from './sheet-frame';
import { startTerms } from './terms-frame';

switch (document.body.dataset.page) {
  case 'buttons':
    startButtons();
    break;
  case 'approval':
    startApproval();
    break;
  case 'card':
    startCardField();
    break;
  case 'challenge':
    startChallenge();
    break;
  case 'payer-action':
    startPayerAction();
    break;
  case 'apple-sheet':
    startAppleSheet();
    break;
  case 'message':
    startMessage();
    break;
  case 'terms':
    startTerms();
    break;
  case 'sheet':
    startSheet();
    break;
  default:
    break;
}
