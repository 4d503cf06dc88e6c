import type { StateModule } from '../shared/store.types';
import { newsletterSlice } from './newsletter-slice';
import { startSignUp } from './sign-up';

/** Signing up for the newsletter. */
export const newsletterState: StateModule = {
  name: 'newsletter',
  slices: [newsletterSlice],
  startFlows: startSignUp,
};
