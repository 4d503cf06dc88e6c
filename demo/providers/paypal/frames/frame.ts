import { startApproval } from './approval-page';
import { startButtons } from './buttons-frame';
import { startChallenge } from './challenge-frame';
import { startSheet } from './sheet-frame';

switch (document.body.dataset.page) {
  case 'buttons':
    startButtons();
    break;
  case 'approval':
    startApproval();
    break;
  case 'challenge':
    startChallenge();
    break;
  case 'sheet':
    startSheet();
    break;
  default:
    break;
}
