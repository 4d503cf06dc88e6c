import { Newsletter } from '../../src/features/content/newsletter/Newsletter';
import { newsletterState } from '../../src/state/newsletter/newsletter-state';
import { define } from '../define';
import { newsletterMeta } from './till-newsletter.meta';

define(newsletterMeta, Newsletter, { needs: [newsletterState], keepsChildren: true });
