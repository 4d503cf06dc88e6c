import { PlacedBalance } from '../../src/features/balance/PlacedBalance';
import { define } from '../define';
import { balanceMeta } from './till-balance.meta';

define(balanceMeta, PlacedBalance);
