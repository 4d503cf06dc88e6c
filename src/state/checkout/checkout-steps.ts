import { createStepList } from '../../domain/step-list';
import type { StepCode } from './checkout-types';

/** The steps of the checkout, in order (STEP-02, STEP-05, STEP-11). */
export const checkoutSteps = createStepList<StepCode>();

/** @phrases */
checkoutSteps.register({ code: 'shipping', title: 'Shipping', sortOrder: 10 });
/** @phrases */
checkoutSteps.register({ code: 'payment', title: 'Review & Payments', sortOrder: 20 });
