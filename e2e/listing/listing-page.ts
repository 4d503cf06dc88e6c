import { expect, type Locator, type Page } from '@playwright/test';

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

  /** The lowest prices of the products shown, without those that show none (MAP). */
  prices(): Promise<number[]> {
    return this.page.locator('.product-item .price-box').evaluateAll((boxes) =>
      boxes.flatMap((box) => {
        const price = box.querySelector('[data-price-type=minPrice], [data-price-type=finalPrice]');
        return price === null ? [] : [Number(price.getAttribute('data-price-amount'))];
      }),
    );
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
      const link = this.page.getByRole('link', { name, includeHidden: true });
      const section = this.page.locator('till-filters .till-filters__section', { has: link });
      const toggle = section.getByRole('button', { expanded: false });
      if (await toggle.isVisible()) await toggle.click();
      await section.getByRole('link', { name }).click();
      return;
    }
    const drawer = await this.openDrawer();
    await drawer.getByRole('checkbox', { name }).check();
    await drawer.getByRole('button', { name: /^Show/ }).click();
  }

  /** Types a range of prices: beside the list into its own form, on a phone into the drawer. */
  async filterByPrice(from: number, to: number, isMobile: boolean): Promise<void> {
    const filters = isMobile ? await this.openDrawer() : this.page.locator('till-filters');
    const minimum = filters.getByLabel('Minimum price');
    if (!(await minimum.isVisible())) await filters.getByRole('button', { name: 'Price' }).click();
    await minimum.fill(String(from));
    await filters.getByLabel('Maximum price').fill(String(to));
    await filters.getByRole('button', { name: /^(?:Show products|Apply)$/ }).press('Enter');
  }

  private async openDrawer(): Promise<Locator> {
    await this.page.getByRole('button', { name: /^Filter/ }).click();
    return this.page.getByRole('dialog', { name: 'Filter' });
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
