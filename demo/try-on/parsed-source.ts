import { JSDOM, VirtualConsole } from 'jsdom';

/** A range of a source, by offsets. */
export interface Range {
  readonly startOffset: number;
  readonly endOffset: number;
}

const isRange = (value: unknown): value is Range =>
  typeof value === 'object' && value !== null && 'startOffset' in value && 'endOffset' in value;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** HTML parsed as by a browser, with source positions. Runs no scripts and loads nothing. */
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
      // Suppressed: errors in the shop's style sheets are of no interest here.
      virtualConsole: new VirtualConsole(),
    });
    this.document = this.dom.window.document;
  }

  /** Null for nodes that the parser added. */
  rangeOf(element: Element): Range | null {
    return this.dom.nodeLocation(element) ?? null;
  }

  startTagOf(element: Element): Range | null {
    const at = this.dom.nodeLocation(element);
    return at && 'startTag' in at && isRange(at.startTag) ? at.startTag : null;
  }

  /** Null if the source omits it. */
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
