import type { ElementMeta } from '../element-meta';

/** Public surface of `<till-recaptcha>`. */
export const recaptchaMeta: ElementMeta = {
  tag: 'till-recaptcha',
  area: 'account',
  file: 'own',
  summary: 'The reCAPTCHA of a server-rendered form.',
  description:
    'Goes around the platform’s block of reCAPTCHA in a form that the server renders: the login page, a new ' +
    'account, a forgotten password, the contact form, the newsletter. It enables the form’s button, shows the box ' +
    'to tick or the badge, and takes a new token each time the form is sent, by the browser or by a script. ' +
    'Without a token the form is not sent and keeps what was typed; a blocked script is reported, with a button ' +
    'to try again. Google’s script is loaded when the form is near the window, or sent.',
  attributes: {},
  events: [],
  cssProperties: [],
  fallback: 'The platform’s block, which is empty until its own script fills it.',
  example:
    '<form action="/customer/account/loginPost/" method="post"><input type="email" name="login[username]"> <till-recaptcha><div class="field-recaptcha" id="recaptcha-f979c2ff515d921c34af9bd2aee8ef076b719d03-container"></div></till-recaptcha> <button type="submit" disabled>Sign In</button></form>',
};
