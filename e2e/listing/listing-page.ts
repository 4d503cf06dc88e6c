import { expect, type Page } from '@playwright/test';

/** A page with a list of products, as a shopper sees it. */
export class ListingPage {
  constructor(readonly page: Page) {}

  /** Opens a list and waits until its elements work. */
  async open(path: string): Promise<void> {
    await this.page.goto(path);
    await this.ready();
  }

  /** Waits until the elements of the list work, on the current page. */
  async ready(): Promise<void> {
    await expect(this.page.locator('till-product-list > .till-root')).toBeAttached();
    await expect(this.page.locator('till-toolbar > .till-root')).toHaveCount(2);
  }

  /** Titles of the products shown. */
  titles(): Promise<string[]> {
    return this.page.locator('.product-item-link').allInnerTexts();
  }

  async expectAmount(text: string): Promise<void> {
    await expect(this.page.locator('.toolbar-amount')).toHaveText(text);
  }

  async sortBy(label: string): Promise<void> {
    await this.page.getByLabel('Sort By').selectOption({ label });
  }

  async perPage(count: string): Promise<void> {
    await this.page.getByLabel('Show').selectOption(count);
  }

  /** Chooses a filter: beside the list as a link, on a phone in the drawer. */
  async filter(name: RegExp, isMobile: boolean): Promise<void> {
    if (!isMobile) {
      await this.page.locator('till-filters').getByRole('link', { name }).click();
      return;
    }
    await this.page.getByRole('button', { name: /^Filter/ }).click();
    const drawer = this.page.getByRole('dialog', { name: 'Filter' });
    await drawer.getByRole('checkbox', { name }).check();
    await drawer.getByRole('button', { name: /^Show/ }).click();
  }

  /** Marks the document, to detect whether it was replaced. */
  async mark(): Promise<void> {
    await this.page.evaluate(() => {
      document.documentElement.dataset.marked = '';
    });
  }

  async isMarked(): Promise<boolean> {
    return (await this.page.locator('html[data-marked]').count()) === 1;
  }
}
