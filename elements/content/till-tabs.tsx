import { tabsKind } from '../../src/features/content/tabs/kind';
import { defineParts } from './define-parts';
import { tabsMeta } from './till-tabs.meta';

defineParts(tabsMeta, [tabsKind]);
