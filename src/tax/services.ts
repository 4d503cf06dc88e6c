import type { TaxService } from '../state/extensions/tax-service.types';
import { avatax } from './avatax/service';

/** Till's tax services, one line each; nothing else names one. */
export const TAX_SERVICES: readonly TaxService[] = [avatax];
