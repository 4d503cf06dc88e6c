import { Welcome } from '../../src/features/account/welcome/Welcome';
import { define } from '../define';
import { readWelcome } from './read-welcome';
import { welcomeMeta } from './till-welcome.meta';

define(welcomeMeta, Welcome, { sections: ['customer'], read: readWelcome, hidesChildren: true });
