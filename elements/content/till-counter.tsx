import { Counter } from '../../src/features/content/counter/Counter';
import { define } from '../define';
import { counterMeta } from './till-counter.meta';

define(counterMeta, Counter, { keepsChildren: true });
