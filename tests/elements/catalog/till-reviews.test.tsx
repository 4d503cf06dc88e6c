import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fail, ok } from '../../../src/platform/result';
import { sent, mockShop } from '../../src/state/support/fake-http';
import { showWidget } from '../../src/state/support/recaptcha';

import '../../../elements/catalog/till-reviews';

vi.mock('../../../src/platform/http/http', () => import('../../src/state/support/fake-http'));

const LIST = 'https://shop.example/review/product/listAjax/id/7/';
const POST = 'https://shop.example/review/product/post/id/7/';
const review = (text: string) =>
  `<ol class="items review-items"><li class="item review-item">
    <div class="rating-result" title="80%" style="color:red"><span style="width:80%">80%</span></div>
    <div class="review-content" onclick="alert(1)">${text}</div></li></ol>
    <div class="pages"><a class="page" href="${LIST}?p=2">Page 2</a></div>`;

const radios = (id: number) =>
  [1, 2, 3, 4, 5].map(
    (star) =>
      `<label><input type="radio" name="ratings[${String(id)}]" value="${String(id * 10 + star)}">${String(star)}</label>`,
  );
const vote = (id: number, label: string) =>
  `<fieldset><legend>${label}</legend>${radios(id).join('')}</fieldset>`;
const FORM = `<form id="review-form" action="${POST}" method="post"><input type="hidden" name="form_key" value="k">
  <fieldset><legend class="review-legend"><span>You're reviewing:</span><strong>&lt;b&gt;Salt&lt;/b&gt;</strong></legend>${vote(1, 'Quality')}${vote(2, 'Price')}
  <input name="nickname" value=""><input name="title"><textarea name="detail"></textarea></fieldset></form>`;

let near: () => void = () => undefined;
class Observer {
  constructor(seen: (entries: { isIntersecting: boolean }[]) => void) {
    near = () => {
      seen([{ isIntersecting: true }]);
    };
  }
  observe() {
    return undefined;
  }
  disconnect() {
    return undefined;
  }
}

/** Every test has its own page: the store of a page is created once. */
async function renderView(rendered = '', guard?: { readonly id: string; readonly init: object }) {
  Reflect.deleteProperty(globalThis, Symbol.for('till.runtime'));
  const init = {
    '*': { 'Magento_Review/js/process-reviews': { productReviewUrl: LIST } },
    ...guard?.init,
  };
  document.body.innerHTML = `<a href="#reviews">5 Reviews</a>
    <script type="application/json" data-till-config>${JSON.stringify({ init })}</script>
    <div id="reviews"></div>`;
  const element = document.createElement('till-reviews');
  const block = guard === undefined ? '' : `<div id="${guard.id}-container"></div>`;
  const form = FORM.replace('</fieldset></form>', `</fieldset>${block}</form>`);
  element.innerHTML = `<div id="product-review-container">${rendered}</div>${form}`;
  document.querySelector('#reviews')?.append(element);
  await waitFor(() => {
    expect(document.querySelector('.till-reviews')).not.toBeNull();
  });
  return element;
}

const list = () => screen.getByRole('region', { name: 'Customer Reviews' });
const gets = () => sent.filter(({ method }) => method === 'GET').map(({ path }) => path);
const page = (body: string) => ok({ status: 200, headers: {}, url: '', body });
const requested: string[] = [];

async function fill() {
  await userEvent.type(screen.getByLabelText(/Nickname/), 'Ann');
  await userEvent.type(screen.getByLabelText(/Summary/), 'Good');
  await userEvent.type(screen.getByLabelText(/^Review/), 'Read it.');
}
const star = (rating: string, name: string) =>
  within(screen.getByRole('radiogroup', { name: rating })).getByRole('radio', { name });
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Submit Review' }));

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', Observer);
  localStorage.clear();
  requested.length = 0;
  mockShop(({ url }) => {
    requested.push(url);
    return page(review(url.endsWith('p=2') ? 'Second page' : 'First page'));
  });
});
afterEach(() => {
  document.body.replaceChildren();
  document.cookie = 'mage-messages=; max-age=0; path=/';
  vi.unstubAllGlobals();
});

describe('the list of reviews', () => {
  it('shows the server-rendered list until it is nearly visible, then reloads it [REVW-01][REVW-02]', async () => {
    await renderView(review('Printed'));
    await within(list()).findByText('Printed');
    expect(gets()).toEqual([]);
    near();
    await within(list()).findByText('First page');
    expect(requested).toEqual([LIST]);
  });

  it('is paged in place, with the focus on the new page [REVW-03]', async () => {
    await renderView();
    near();
    await userEvent.click(await within(list()).findByText('Page 2'));
    await within(list()).findByText('Second page');
    expect(requested).toEqual([LIST, `${LIST}?p=2`]);
    expect(document.activeElement).toBe(list());
  });

  it.each(['<!doctype html><title>Log in</title><p>Log in</p>', '{"error":"gone"}', '[1,'])(
    'rejects whole pages and data as reviews: %s [REVW-02]',
    async (body) => {
      mockShop(() => page(body));
      await renderView(review('Printed page'));
      await within(list()).findByText('Printed page');
      near();
      await screen.findByText('The reviews could not be loaded.');
      expect(list().textContent).toContain('Printed page');
      expect(list().textContent).not.toMatch(/Log in|gone/);
    },
  );

  it('keeps the server-rendered reviews when the response is empty [REVW-02]', async () => {
    mockShop(() => page('\n'));
    await renderView(review('Printed page'));
    near();
    await waitFor(() => {
      expect(list().getAttribute('aria-busy')).toBe('false');
    });
    await within(list()).findByText('Printed page');
  });

  it('shows an error when it cannot be loaded, and retries', async () => {
    mockShop(() => fail({ kind: 'network' }));
    await renderView();
    near();
    await screen.findByText('The reviews could not be loaded.');
    mockShop(() => page(review('First page')));
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    await within(list()).findByText('First page');
    expect(screen.queryByText('The reviews could not be loaded.')).toBeNull();
  });
});

describe('the form', () => {
  it('requires every rating and every text [REVW-04]', async () => {
    await renderView();
    expect(screen.getByRole('heading', { name: "You're reviewing: <b>Salt</b>" })).toBeDefined();
    await userEvent.click(star('Quality', '4 stars'));
    await submit();
    expect(screen.getByText('Please select one of each of the ratings above.')).toBeDefined();
    expect(screen.getAllByText('This is a required field.')).toHaveLength(3);
    expect(document.activeElement).toBe(star('Price', '1 star'));
    expect(sent).toEqual([]);
    await userEvent.click(star('Price', '1 star'));
    expect(screen.queryByText('Please select one of each of the ratings above.')).toBeNull();
  });

  it('is posted like the server-rendered form and shows the shop’s message once [REVW-04][FORM-09]', async () => {
    await renderView();
    await userEvent.click(star('Quality', '4 stars'));
    await userEvent.click(star('Price', '2 stars'));
    await fill();
    mockShop(() => {
      const message = [{ type: 'success', text: 'You submitted your review for moderation.' }];
      document.cookie = `mage-messages=${encodeURIComponent(JSON.stringify(message))}; path=/`;
      return page('<html></html>');
    });
    await submit();
    const [post] = sent;
    expect(post?.path).toBe('review/product/post/id/7/');
    expect(Object.fromEntries(post?.body as URLSearchParams)).toMatchObject({
      'ratings[1]': '14',
      'ratings[2]': '22',
      nickname: 'Ann',
      title: 'Good',
      detail: 'Read it.',
    });
    await waitFor(() => {
      expect(document.body.textContent).toContain('You submitted your review for moderation.');
    });
    expect(document.cookie).not.toContain('mage-messages=%5B');
    expect(screen.getByLabelText<HTMLInputElement>(/Summary/).value).toBe('');
    expect(screen.queryByText('This is a required field.')).toBeNull();
  });

  it('keeps all texts that the browser filled in together without an event', async () => {
    await renderView();
    Object.assign(screen.getByLabelText(/Nickname/), { value: 'Ann' });
    Object.assign(screen.getByLabelText(/Summary/), { value: 'Good' });
    fireEvent.blur(screen.getByLabelText(/^Review/));
    await submit();
    expect(screen.getAllByText('This is a required field.')).toHaveLength(1);
  });

  it('keeps the input when the shop rejects it, and across a reload', async () => {
    await renderView();
    await userEvent.click(star('Quality', '4 stars'));
    await userEvent.click(star('Price', '2 stars'));
    await fill();
    mockShop(() => fail({ kind: 'network' }));
    await submit();
    await screen.findByText(/not certain that your review/);
    expect(screen.getByLabelText<HTMLInputElement>(/Summary/).value).toBe('Good');
    document.body.replaceChildren();
    await renderView();
    await waitFor(() => {
      expect(screen.getByLabelText<HTMLInputElement>(/^Review/).value).toBe('Read it.');
    });
    expect(star('Quality', '4 stars')).toHaveProperty('checked', true);
  });

  it.each([
    ['lost', { kind: 'network' }],
    ['late', { kind: 'timeout' }],
    [
      'that of a server that broke',
      { kind: 'server', status: 500, message: null, retryAfterMs: null },
    ],
  ] as const)(
    'reports that it may have arrived when the response is %s [REVW-04]',
    async (_, error) => {
      await renderView();
      await userEvent.click(star('Quality', '4 stars'));
      await userEvent.click(star('Price', '2 stars'));
      await fill();
      sent.length = 0;
      mockShop(() => fail(error));
      await submit();
      await screen.findByText(/not certain that your review arrived/);
      expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(1);
      expect(screen.getByLabelText<HTMLInputElement>(/Summary/).value).toBe('Good');
    },
  );

  it('does not report so when the device is offline [REVW-04]', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await renderView();
    await userEvent.click(star('Quality', '4 stars'));
    await userEvent.click(star('Price', '2 stars'));
    await fill();
    mockShop(() => fail({ kind: 'network' }));
    await submit();
    await screen.findByText(/^The shop cannot be reached/);
  });

  it('keeps the input when the response is an unrelated page [REVW-04]', async () => {
    await renderView();
    await userEvent.click(star('Quality', '4 stars'));
    await userEvent.click(star('Price', '2 stars'));
    await fill();
    mockShop(() => page('<!doctype html><title>Maintenance</title>'));
    await submit();
    await screen.findByText(/not certain that your review/);
    expect(screen.getByLabelText<HTMLInputElement>(/Summary/).value).toBe('Good');
    expect(star('Price', '2 stars')).toHaveProperty('checked', true);
  });
});

it('scrolls links to it with an offset of 50 px and moves the focus [REVW-05]', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const scrolled: number[] = [];
  vi.stubGlobal('scrollTo', (_left: number, top: number) => scrolled.push(top));
  await renderView();
  const target = document.querySelector<HTMLElement>('#reviews');
  if (target === null) throw new Error('There are no reviews.');
  target.getBoundingClientRect = () => new DOMRect(0, 900, 100, 100);
  await userEvent.click(screen.getByRole('link', { name: '5 Reviews' }));
  await waitFor(() => {
    expect(scrolled).toEqual([850]);
  });
  expect(document.activeElement).toBe(target);
});

it('opens the closed tab of the theme that they are in, from links outside only [REVW-05]', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const scrolled: number[] = [];
  vi.stubGlobal('scrollTo', (_left: number, top: number) => scrolled.push(top));
  await renderView();
  const target = document.querySelector<HTMLElement>('#reviews');
  if (target === null) throw new Error('There are no reviews.');
  const tab = Object.assign(document.createElement('div'), { id: 'tab' });
  const title = Object.assign(document.createElement('a'), { href: '#reviews' });
  tab.append(title);
  document.body.append(tab);
  target.setAttribute('aria-labelledby', 'tab');
  target.role = 'tabpanel';
  let isOpen = false;
  target.getClientRects = () => (isOpen ? [new DOMRect()] : []) as unknown as DOMRectList;
  target.getBoundingClientRect = () => new DOMRect(0, isOpen ? 900 : 0, 100, 100);
  const opened = vi.fn(() => {
    isOpen = true;
  });
  title.addEventListener('click', opened);
  await userEvent.click(screen.getByRole('link', { name: '5 Reviews' }));
  await waitFor(() => {
    expect(scrolled).toEqual([850]);
  });
  expect(opened).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(target);
  isOpen = false;
  title.removeEventListener('click', opened);
  await userEvent.click(title);
  expect(scrolled).toEqual([850]);
  tab.remove();
});

it('leads to its own form from a link to the server’s, which is gone [REVW-05]', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('scrollTo', vi.fn());
  await renderView();
  const link = Object.assign(document.createElement('a'), { href: '#review-form' });
  document.body.append(link);
  await userEvent.click(link);
  expect(document.activeElement?.className).toBe('till-reviews__form');
  link.remove();
});

it('a guarded review is sent with a token, and not without one', async () => {
  const id = 'recaptcha-f979c2ff515d921c34af9bd2aee8ef076b719d03';
  const settings = { rendering: { sitekey: 'key' }, invisible: true };
  const components = { [id]: { settings, reCaptchaId: id } };
  const init = { [`#${id}-container`]: { 'Magento_Ui/js/core/app': { components } } };
  await renderView('', { id, init });
  await screen.findByRole('group', { name: 'Security check' });
  await fill();
  await userEvent.click(star('Quality', '4 stars'));
  await userEvent.click(star('Price', '2 stars'));
  const posts = () => sent.filter(({ method }) => method === 'POST');
  const closed = showWidget(id, () => Promise.resolve(fail('unfinished')));
  await submit();
  await screen.findByText('The security check was not completed. Please try again.');
  expect(posts()).toEqual([]);
  closed.hide();
  const solved = showWidget(id, () => Promise.resolve(ok('fresh')));
  await submit();
  await waitFor(() => {
    expect(posts()).toHaveLength(1);
  });
  solved.hide();
  expect(String(posts()[0]?.body)).toContain('nickname=Ann');
  expect(String(posts()[0]?.body)).toContain('g-recaptcha-response=fresh');
});
