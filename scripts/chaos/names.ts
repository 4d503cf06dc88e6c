import { MOMENT_FAULTS, PROVIDER_FAULTS, SHOP_FAULTS } from './faults';
import type { Step, Tab } from './steps.types';

const tabName = (tab: Tab): string => `tab ${String(tab + 1)}`;

const CHANGES = {
  add: 'puts a book into the cart',
  quantity: 'changes a quantity',
  coupon: 'applies a coupon',
} as const;

/** A step in words, for the report. */
export function stepName(step: Step): string {
  switch (step.do) {
    case 'choose':
      return `${tabName(step.tab)} chooses "${step.way}"`;
    case 'press':
      return `${tabName(step.tab)} places the order${step.isDouble ? ' with a double press' : ''}`;
    case 'press both':
      return 'both tabs place the order at once';
    case 'open sheet':
      return `${tabName(step.tab)} opens the sheet of "${step.way}"`;
    case 'answer':
      return `the shopper answers the ${step.window}: ${step.act}`;
    case 'pay the older session':
      return 'the shopper pays an earlier hosted session';
    case 'order again instead':
      return 'the shopper gives up the order that waits to be paid';
    case 'change the cart': {
      const who = step.by === 'call' ? 'a direct call' : 'tab 2';
      return `${who} ${CHANGES[step.change]}${step.isWithin ? ' while the payment is open' : ''}`;
    }
    case 'fail shop':
      return `the shop's next answer to "${step.call}": ${SHOP_FAULTS[step.fault]?.name ?? ''}`;
    case 'fail provider':
      return `the provider's next answer to "${step.call}": ${PROVIDER_FAULTS[step.fault]?.name ?? ''}`;
    case 'fail moment':
      return `at the provider ${MOMENT_FAULTS[step.fault]?.name ?? ''}`;
    case 'repeat the request':
      return 'the network sends the next order twice';
    case 'reload':
      return `${tabName(step.tab)} is loaded again`;
    case 'go to':
      return `${tabName(step.tab)} goes to ${step.path}`;
    case 'go back':
      return `${tabName(step.tab)} goes back`;
    case 'lose the network':
      return 'the network is off for a moment';
    case 'outlast the hold':
      return 'the hold on the cart that a page has left behind runs out';
    case 'wait for the answer':
      return 'the shopper waits until nothing is loading';
    case 'wait':
      return `${String(step.ms)} ms pass`;
  }
}
