import { startApproval } from './approval-page';
import { startButtons } from './buttons-frame';
import { startCardField } from './card-frame';
import { startChallenge } from './challenge-page';

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
  default:
    break;
}
