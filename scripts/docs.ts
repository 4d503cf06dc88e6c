import { writeFileSync } from 'node:fs';

import { statePage } from './lib/state-page';

/** `npm run docs`: writes docs/state.md from the code of src/state/. */
writeFileSync('docs/state.md', statePage('src/state'));
