import { escapeHtml } from '../shop/support/html';
import type { Choice } from './choice';
import type { GalleryElement } from './surface';

/** The content of the example's tag. */
export function insideOf({ tag, example }: GalleryElement): string {
  return new RegExp(`<${tag}[^>]*>([\\s\\S]*)</${tag}>`).exec(example)?.[1] ?? '';
}

/** The element's opening tag with these attributes. */
export function openingTag(tag: string, attributes: Readonly<Record<string, string>>): string {
  const written = Object.entries(attributes).map(([name, value]) =>
    value === '' ? ` ${name}` : ` ${name}="${escapeHtml(value)}"`,
  );
  return `<${tag}${written.join('')}>`;
}

/** The HTML to copy: the tag with the chosen attributes. */
export function htmlSnippet(element: GalleryElement, { attributes }: Choice): string {
  return `${openingTag(element.tag, attributes)}${insideOf(element)}</${element.tag}>`;
}

/** The CSS to copy; '' while no custom property is changed. */
export function cssSnippet({ tag }: GalleryElement, { properties }: Choice): string {
  const lines = Object.entries(properties).map(([name, value]) => `  ${name}: ${value};\n`);
  return lines.length === 0 ? '' : `${tag} {\n${lines.join('')}}`;
}
