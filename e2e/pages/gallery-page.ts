import type { FrameLocator, Locator, Page } from '@playwright/test';

/** An element's page in the gallery, and the preview in it. */
export class GalleryPage {
  readonly frame: Locator;
  readonly preview: FrameLocator;
  readonly log: Locator;

  constructor(private readonly page: Page) {
    this.frame = page.getByTitle(/^Preview of/);
    this.preview = this.frame.contentFrame();
    this.log = page.getByRole('log', { name: 'Event log' });
  }

  async open(tag: string, query = ''): Promise<void> {
    await this.page.goto(`/gallery/${tag}${query}`);
    await this.log.getByText('till-element-ready').waitFor();
  }

  element(tag: string): Locator {
    return this.preview.locator(tag);
  }

  /** The lines to copy, HTML or CSS. */
  snippet(kind: 'html' | 'css'): Locator {
    return this.page.locator(`#snippet-${kind}`);
  }

  /** The field of an attribute or a custom property. */
  setting(name: string): Locator {
    return this.page.getByLabel(name, { exact: true });
  }

  async choose(option: string): Promise<void> {
    await this.page.getByRole('radio', { name: option }).check();
  }
}
