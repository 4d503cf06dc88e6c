import { JSDOM, VirtualConsole } from 'jsdom';

/** A piece of a source, by offsets in it. */
export interface Range {
  readonly startOffset: number;
  readonly endOffset: number;
}

const isRange = (value: unknown): value is Range =>
  typeof value === 'object' && value !== null && 'startOffset' in value && 'endOffset' in value;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** HTML parsed as a browser parses it, with where each part stands in the source. Runs and fetches nothing. */
export class ParsedSource {
  private readonly dom: JSDOM;
  readonly document: Document;

  constructor(
    readonly source: string,
    url: URL,
  ) {
    this.dom = new JSDOM(source, {
      url: url.href,
      includeNodeLocations: true,
      // Its own; the shop's style sheets are none of the terminal's business.
      virtualConsole: new VirtualConsole(),
    });
    this.document = this.dom.window.document;
  }

  /** Null for what the parser added by itself. */
  rangeOf(element: Element): Range | null {
    return this.dom.nodeLocation(element) ?? null;
  }

  startTagOf(element: Element): Range | null {
    const at = this.dom.nodeLocation(element);
    return at && 'startTag' in at && isRange(at.startTag) ? at.startTag : null;
  }

  /** Null where the source leaves it out. */
  endTagOf(element: Element): Range | null {
    const at = this.dom.nodeLocation(element);
    return at && 'endTag' in at && isRange(at.endTag) ? at.endTag : null;
  }

  attributeOf(element: Element, name: string): Range | null {
    const at = this.dom.nodeLocation(element);
    const attribute = at && 'attrs' in at && isRecord(at.attrs) ? at.attrs[name] : null;
    return isRange(attribute) ? attribute : null;
  }

  sourceOf(element: Element): string {
    const at = this.rangeOf(element);
    return at ? this.source.slice(at.startOffset, at.endOffset) : '';
  }

  close(): void {
    this.dom.window.close();
  }
}
