import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fail, ok, type Result } from '../../../src/platform/result';
import { fakeService } from '../../src/platform/recaptcha/fake-service';

import '../../../elements/account/till-recaptcha';
import { renderPage } from './account-page';

const loader = vi.hoisted(() => ({ isBlocked: false }));
vi.mock('../../../src/platform/sdk/load-sdk', () => ({
  loadSdk: ({ read }: { read: () => unknown }): Promise<Result<unknown, string>> =>
    Promise.resolve(loader.isBlocked ? fail('blocked') : ok(read())),
}));

const ID = 'recaptcha-f979c2ff515d921c34af9bd2aee8ef076b719d03';
const BLOCK = `<till-recaptcha><div class="field-recaptcha" id="${ID}-container"></div></till-recaptcha>`;
const SUBMIT = '<button type="submit" disabled="disabled">Sign In</button>';
const LOGIN = `<form id="login-form" action="/customer/account/loginPost/" method="post"><input name="login[username]" value="jane@example.com">${BLOCK}${SUBMIT}</form>`;

const initOf = (isInvisible: boolean) => {
  const settings = { rendering: { sitekey: 'key' }, invisible: isInvisible };
  const components = { [ID]: { settings, reCaptchaId: ID } };
  return { [`#${ID}-container`]: { 'Magento_Ui/js/core/app': { components } } };
};

const form = () => document.querySelector('form') as HTMLFormElement;
const group = () => screen.getByRole('group', { name: 'Security check' });
const press = () => userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
let service: ReturnType<typeof fakeService>;
/** The tokens of the submissions that no check has stopped. */
let sent: (FormDataEntryValue | null)[] = [];

/** Reads the form as the browser does: the event is the standard's, which the test's page does not fire. */
function send(event: Event): void {
  event.preventDefault();
  const formData = new FormData(form());
  form().dispatchEvent(Object.assign(new Event('formdata'), { formData }));
  sent.push(formData.get('g-recaptcha-response'));
}

async function render(html: string, isInvisible: boolean): Promise<HTMLElement> {
  const element = await renderPage(html, 'till-recaptcha', initOf(isInvisible));
  form().addEventListener('submit', send, { capture: true });
  return element;
}

beforeEach(() => {
  sent = [];
  loader.isBlocked = false;
  service = fakeService();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(private readonly onSight: (entries: object[]) => void) {}
      observe(): void {
        this.onSight([{ isIntersecting: true }]);
      }
      disconnect(): void {
        // Nothing is observed.
      }
    },
  );
});
afterEach(() => {
  document.body.replaceChildren();
  service.leave();
  vi.unstubAllGlobals();
});

describe('<till-recaptcha>', () => {
  it('sends a form with a new token each time, and not before', async () => {
    await render(LOGIN, true);
    for (const token of ['token-1', 'token-2']) {
      await press();
      await waitFor(() => {
        expect(service.isAwaited()).toBe(true);
      });
      await press();
      expect(sent).not.toContain(token);
      act(() => {
        service.solve();
      });
      await waitFor(() => {
        expect(sent).toContain(token);
      });
    }
    expect(sent).toEqual(['token-1', 'token-2']);
  });

  it('moves the focus to a box that is to be ticked, and sends a tick once', async () => {
    await render(LOGIN, false);
    await waitFor(() => {
      expect(service.sdk.render).toHaveBeenCalledOnce();
    });
    await press();
    await waitFor(() => {
      expect(document.activeElement).toBe(group());
    });
    expect(group().textContent).toContain('Please confirm that you are not a robot.');
    act(() => {
      service.solve();
    });
    await press();
    await waitFor(() => {
      expect(sent).toEqual(['token-1']);
    });
    await press();
    expect(sent).toEqual(['token-1']);
  });

  it('reports a challenge that was closed, and the next try takes another', async () => {
    await render(LOGIN, true);
    await press();
    await waitFor(() => {
      expect(service.isAwaited()).toBe(true);
    });
    act(() => {
      service.breakDown();
    });
    await screen.findByText('The security check was not completed. Please try again.');
    expect(sent).toEqual([]);
    await press();
    act(() => {
      service.solve();
    });
    await waitFor(() => {
      expect(sent).toEqual(['token-1']);
    });
  });

  it('reports a blocked script, and leaves the form usable', async () => {
    loader.isBlocked = true;
    await render(LOGIN, true);
    await screen.findByText(/The security check could not be loaded/);
    await press();
    expect(sent).toEqual([]);
    loader.isBlocked = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    await press();
    await waitFor(() => {
      expect(service.isAwaited()).toBe(true);
    });
  });

  it('moves into the form of the newsletter, outside which the platform renders it', async () => {
    const newsletter =
      '<form id="newsletter-validate-detail"><button type="submit">Sign In</button></form>';
    const element = await render(`${newsletter}<footer>${BLOCK}</footer>`, true);
    expect(form().contains(element)).toBe(true);
    await press();
    await waitFor(() => {
      expect(service.isAwaited()).toBe(true);
    });
  });

  it('leaves a form alone that nothing guards, apart from its button', async () => {
    const element = await renderPage(LOGIN, 'till-recaptcha');
    form().addEventListener('submit', send);
    await press();
    expect(sent).toEqual([null]);
    element.remove();
    expect(form().querySelector('button')?.disabled).toBe(false);
  });
});
