import { Filters } from '../../src/features/catalog/filters/Filters';
import { readFilters } from '../../src/features/catalog/filters/read-filters';
import { listingState } from '../../src/state/listing/listing-state';
import { define } from '../define';
import { filtersMeta } from './till-filters.meta';

define(filtersMeta, Filters, { needs: [listingState], read: readFilters });
