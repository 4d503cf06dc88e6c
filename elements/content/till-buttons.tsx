import { buttonsKind } from '../../src/features/content/buttons/kind';
import { defineParts } from './define-parts';
import { buttonsMeta } from './till-buttons.meta';

defineParts(buttonsMeta, [buttonsKind]);
