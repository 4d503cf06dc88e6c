import { expect, it } from 'vitest';
import { createStepList } from '../../../src/domain/step-list';
import { checkoutSteps } from '../../../src/state/checkout/checkout-steps';

const step = (code: string, sortOrder: number) => ({ code, title: code, sortOrder });

it('puts steps into the order of their numbers, however they come [STEP-11]', () => {
  const steps = createStepList<string>();
  for (const one of [step('gift', 15), step('payment', 20), step('shipping', 10)]) {
    steps.register(one);
  }
  expect(steps.list().map(({ code }) => code)).toEqual(['shipping', 'gift', 'payment']);
  expect(steps.after('shipping')?.code).toBe('gift');
  expect(steps.after('payment')).toBeNull();
});

it('takes no code twice [STEP-21]', () => {
  const steps = createStepList<string>();
  steps.register(step('shipping', 10));
  expect(() => {
    steps.register(step('shipping', 30));
  }).toThrow('shipping');
  expect(steps.list()).toHaveLength(1);
});

it('knows the checkout’s two steps, shipping at 10, and no step without a code [STEP-02, STEP-05, STEP-22]', () => {
  expect(checkoutSteps.list().map(({ code }) => code)).toEqual(['shipping', 'payment']);
  expect(checkoutSteps.find('shipping')?.sortOrder).toBe(10);
  expect(checkoutSteps.find('')).toBeNull();
});
