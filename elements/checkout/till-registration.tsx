import { Registration } from '../../src/features/registration/Registration';
import { registrationState } from '../../src/state/registration/registration-state';
import { define } from '../define';
import { registrationMeta } from './till-registration.meta';

define(registrationMeta, Registration, { needs: [registrationState] });
