import { startApproval } from './approval-page';
import { startButtons } from './buttons-frame';

switch (document.body.dataset.page) {
  case 'buttons':
    startButtons();
    break;
  case 'approval':
    startApproval();
    break;
  default:
    break;
}
