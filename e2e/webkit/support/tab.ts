import { expect } from '@playwright/test';
import { By, error, Key, type WebDriver, type WebElement } from 'selenium-webdriver';

import type { Settings } from '../../../demo/shop/domain/settings/fields';

/** What a shopper looks for; the name is what the engine computes for assistive technology. */
type Role =
  'button' | 'checkbox' | 'combobox' | 'dialog' | 'heading' | 'link' | 'radio' | 'textbox';

/** The elements that can have a role: the engine's own computation decides about the name. */
const CANDIDATES: Readonly<Record<Role, string>> = {
  button: 'button, [role=button], summary',
  checkbox: 'input[type=checkbox]',
  combobox: 'select, [role=combobox]',
  dialog: 'dialog[open]:not([inert]), [role=dialog]:not([inert])',
  heading: 'h1, h2, h3, h4',
  link: 'a[href]',
  radio: 'input[type=radio], [role=radio]',
  textbox: 'input:not([type=radio], [type=checkbox], [type=hidden]), textarea',
};

/** Those of the candidates that are rendered, and not behind a modal dialog. Runs in the page. */
const RENDERED = `
  const [root, selector] = arguments;
  return [...(document.querySelector(root)?.querySelectorAll(selector) ?? [])].filter(
    (node) => node.checkVisibility({ visibilityProperty: true }) && node.closest('[inert]') === null,
  );`;

/** Notes in the page whether an element gets the next click. */
const AWAIT_CLICK = `
  window.gotClick = false;
  arguments[0].addEventListener('click', () => { window.gotClick = true; }, { capture: true, once: true });`;
/** Whether it has got it; a press that has left the page took its note along. */
const GOT_CLICK = 'return window.gotClick !== false';

const unlessItMoves = (reason: unknown): void => {
  if (!(reason instanceof error.ElementNotInteractableError)) throw reason;
};

const matches = (name: string | RegExp, text: string): boolean =>
  typeof name === 'string' ? text === name : name.test(text);

/** A card's field groups the digits. */
const withoutSeparators = (text: string): string => text.replaceAll(/[ /]/g, '');

/** Presses of Tab to anything on a page. */
const FAR = 80;

/** A window of WebKit, accessed by role and name only. Everything waits until it is there. */
export class Tab {
  constructor(
    readonly driver: WebDriver,
    private readonly origin: string,
  ) {}

  async open(path: string): Promise<void> {
    await this.driver.get(`${this.origin}${path}`);
  }

  /** Forgets what earlier tests have left in the browser. */
  async startAfresh(): Promise<void> {
    await this.open('/static/icon.svg');
    await this.driver.manage().deleteAllCookies();
    await this.run('localStorage.clear(); sessionStorage.clear()');
  }

  /** Configures the shop for this browser only, as the demo page does. */
  async setUpShop(change: Partial<Settings>): Promise<void> {
    await this.open('/');
    const body = JSON.stringify(change);
    const status = await this.driver.executeAsyncScript<number>(
      `const [body, done] = arguments;
      fetch('/demo/settings', { method: 'PUT', body, headers: { 'content-type': 'application/json' } })
        .then((response) => done(response.status), () => done(0));`,
      body,
    );
    if (status !== 200) throw new Error(`the shop cannot be set up so: ${String(status)}`);
  }

  /** Does something in a frame, once it is there. */
  async inFrame(selector: string, act: () => Promise<void>): Promise<void> {
    await expect
      .poll(() => this.run(`return document.querySelectorAll(arguments[0]).length`, selector))
      .toBe(1);
    const frame = await this.driver.findElement(By.css(selector));
    await this.show(frame);
    await this.driver.switchTo().frame(frame);
    await act();
    await this.driver.switchTo().defaultContent();
  }

  /** Runs a function body in the page. */
  async run<T>(body: string, ...values: readonly unknown[]): Promise<T> {
    return this.driver.executeScript<T>(body, ...values);
  }

  /** Those on the page now. */
  private async all(
    role: Role,
    name: string | RegExp,
    within: string,
  ): Promise<readonly WebElement[]> {
    const rendered = await this.run<WebElement[]>(RENDERED, within, CANDIDATES[role]);
    const found: WebElement[] = [];
    for (const element of rendered) {
      // An element that has been rendered anew meanwhile is found the next time.
      const text = await element.getAccessibleName().catch(() => null);
      if (text !== null && matches(name, text)) found.push(element);
    }
    return found;
  }

  /** The first one with this role and name in the element with a selector. */
  async find(role: Role, name: string | RegExp, within = 'body'): Promise<WebElement> {
    let found: WebElement | undefined;
    await expect
      .poll(
        async () => {
          [found] = await this.all(role, name, within);
          return found !== undefined;
        },
        { message: `${role} ${String(name)}`, intervals: [50, 100] },
      )
      .toBe(true);
    if (found === undefined) throw new Error(`no ${role} ${String(name)}`);
    return found;
  }

  /** Waits until there is none. */
  async expectNone(role: Role, name: string | RegExp): Promise<void> {
    await expect
      .poll(async () => (await this.all(role, name, 'body')).length, {
        message: `no ${role} ${String(name)}`,
      })
      .toBe(0);
  }

  /** Waits until the visible text of the page has it. */
  async expectText(text: string | RegExp, selector = 'body'): Promise<void> {
    await expect
      .poll(() => this.textOf(selector), { message: `text of ${selector}` })
      .toMatch(
        typeof text === 'string'
          ? new RegExp(text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
          : text,
      );
  }

  /** The visible text of the first element with this selector; empty without one. */
  async textOf(selector: string): Promise<string> {
    return this.run(`return document.querySelector(arguments[0])?.innerText ?? ''`, selector);
  }

  async expectUrl(url: RegExp): Promise<void> {
    await expect.poll(() => this.driver.getCurrentUrl()).toMatch(url);
  }

  /**
   * Clicks until the element gets the click: for about a second after a page has loaded, the engine turns the driver's presses
   * into `pointerdown` and nothing else, on pages without scripts too.
   */
  private async deliver(element: WebElement, click: () => Promise<void>): Promise<void> {
    await this.show(element);
    await expect
      .poll(
        async () => {
          await this.run(AWAIT_CLICK, element);
          // What still moves cannot be clicked yet.
          await click().catch(unlessItMoves);
          return this.run<boolean>(GOT_CLICK);
        },
        { message: 'the click arrives', intervals: [100] },
      )
      .toBe(true);
  }

  /** Scrolls to an element: where the page scrolls smoothly, the driver would click at a place that moves. */
  private async show(element: WebElement): Promise<void> {
    await this.run(
      `arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })`,
      element,
    );
  }

  /** Clicks where the pointer would; what covers the element gets the click instead and is an error. */
  async click(role: Role, name: string | RegExp, within = 'body'): Promise<void> {
    const element = await this.find(role, name, within);
    await this.deliver(element, () => element.click());
  }

  async doubleClick(role: Role, name: string | RegExp): Promise<void> {
    const element = await this.find(role, name);
    await this.deliver(element, () => this.driver.actions().doubleClick(element).perform());
  }

  /** Replaces the text of a field by typing. */
  async type(name: string | RegExp, text: string, within = 'body'): Promise<void> {
    const field = await this.find('textbox', name, within);
    await this.show(field);
    await field.clear();
    await this.deliver(field, () => field.click());
    await this.press(text);
    const typed = async () => withoutSeparators((await field.getAttribute('value')) ?? '');
    await expect.poll(typed).toBe(withoutSeparators(text));
  }

  async choose(name: string | RegExp, option: string, within = 'body'): Promise<void> {
    const list = await this.find('combobox', name, within);
    await this.show(list);
    for (const one of await list.findElements(By.css('option'))) {
      if ((await one.getText()).trim() === option) {
        await one.click();
        return;
      }
    }
    throw new Error(`no option ${option}`);
  }

  async press(...keys: readonly string[]): Promise<void> {
    await this.driver
      .actions()
      .sendKeys(...keys)
      .perform();
  }

  /** Presses Tab until the element has the focus, as a shopper without a mouse does. */
  async tabTo(role: Role, name: string | RegExp, within = 'body'): Promise<WebElement> {
    const target = await this.find(role, name, within);
    const isThere = () =>
      this.run<boolean>('return arguments[0] === document.activeElement', target);
    for (let press = 0; press < FAR && !(await isThere()); press += 1) await this.press(Key.TAB);
    expect(await isThere(), `${role} ${String(name)} is reached by Tab`).toBe(true);
    return target;
  }

  /** Presses Tab until one of these has the focus: a group of radio buttons is one stop. */
  async tabToGroup(role: Role, name: RegExp): Promise<void> {
    const isThere = async () => {
      const active = await this.driver.switchTo().activeElement();
      return (await active.getAriaRole()) === role && name.test(await active.getAccessibleName());
    };
    for (let press = 0; press < FAR && !(await isThere()); press += 1) await this.press(Key.TAB);
    expect(await isThere(), `${role} ${String(name)} is reached by Tab`).toBe(true);
  }

  async resize(width: number, height: number): Promise<void> {
    await this.driver.manage().window().setRect({ width, height, x: 0, y: 0 });
    await expect.poll(() => this.run('return innerWidth')).toBe(width);
  }

  async scrollsSideways(): Promise<boolean> {
    return this.run(
      'return document.documentElement.scrollWidth > document.documentElement.clientWidth',
    );
  }
}
