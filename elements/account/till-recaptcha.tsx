import { LateRecaptcha } from '../../src/features/account/form-recaptcha/LateRecaptcha';
import { define } from '../define';
import { readRecaptcha } from './read-recaptcha';
import { recaptchaMeta } from './till-recaptcha.meta';

define(recaptchaMeta, LateRecaptcha, { read: readRecaptcha });
