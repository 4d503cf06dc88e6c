import { buttonsKind } from '../../src/features/content/buttons/Buttons';
import { defineParts } from './define-parts';
import { buttonsMeta } from './till-buttons.meta';

defineParts(buttonsMeta, [buttonsKind]);
