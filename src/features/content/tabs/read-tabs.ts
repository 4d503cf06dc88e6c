/** A server-rendered tab. */
export interface Tab {
  /** The item of the list. */
  readonly item: HTMLElement;
  /** What is pressed and focused: the link inside the item, or the item itself. */
  readonly control: HTMLElement;
  readonly panel: HTMLElement;
}

export interface TabsMarkup {
  readonly list: HTMLElement | null;
  readonly tabs: readonly Tab[];
}

const childrenOf = (element: Element | null): readonly HTMLElement[] =>
  [...(element?.children ?? [])].filter((child) => child instanceof HTMLElement);

/**
 * The tabs of one part, without those of tabs inside its panels. A header and a panel belong together by their place:
 * a page may contain the same part, and so the same ids, twice.
 */
export function readTabs(part: Element): TabsMarkup {
  const own = childrenOf(part);
  const list = own.find(({ dataset }) => dataset['element'] === 'navigation') ?? null;
  const content = own.find(({ dataset }) => dataset['element'] === 'content') ?? null;
  const panels = childrenOf(content).filter(({ dataset }) => dataset['contentType'] === 'tab-item');
  const tabs = childrenOf(list).flatMap((item, index) => {
    const panel = panels[index];
    if (panel === undefined) return [];
    return [{ item, control: item.querySelector<HTMLElement>('a') ?? item, panel }];
  });
  return { list, tabs };
}
