import { choice, inGroup, toggle } from '../field-kinds';

/** Content pages and measuring. */
export const content = inGroup('content', {
  maps: choice(
    'demo',
    {
      demo: 'Drawn',
      slow: 'Drawn late',
      refused: 'The key is refused',
      blocked: 'Blocked',
      broken: 'Broken',
      none: 'No key',
    },
    {
      label: 'Maps',
      shows: 'What becomes of the maps service; without it the addresses are a list.',
    },
  ),
  asksConsent: toggle(false, {
    label: 'Ask before others are contacted',
    shows: 'Maps and films of other sites wait until the visitor agrees to them.',
  }),
  oldFrontEnd: toggle(false, {
    label: 'The old front end beside the elements',
    shows: 'Pages also load two hundred small scripts, as a stock shop’s pages do.',
  }),
  measuring: toggle(false, {
    label: 'Measure visits',
    shows: 'Pages push what you do to a data layer; the events are listed at the end of this page.',
  }),
});
