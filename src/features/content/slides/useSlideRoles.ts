import { useLayoutEffect } from 'react';
import { usePhrasesVersion, useT } from '../../../ui/i18n';
import { Changes } from '../parts/changes';
import type { SlideDeck } from './slide-deck';

/** Names the part and its slides to screen readers; items of a list stay what they are. */
export function useSlideRoles(part: HTMLElement, deck: SlideDeck): void {
  const t = useT();
  const version = usePhrasesVersion();
  useLayoutEffect(() => {
    const changes = new Changes();
    const describe = (node: HTMLElement, role: string): void => {
      changes.attribute(node, 'role', 'group');
      changes.attribute(node, 'aria-roledescription', role);
    };
    describe(part, t('carousel'));
    const label = deck.settings.isProducts ? t('Products') : t('Slides');
    if (!part.hasAttribute('aria-label')) changes.attribute(part, 'aria-label', label);
    for (const [index, slide] of deck.slides.entries()) {
      if (slide.localName === 'li') continue;
      describe(slide, t('slide'));
      changes.attribute(slide, 'aria-label', t('%1 of %2', [index + 1, deck.slides.length]));
    }
    return () => {
      changes.restore();
    };
  }, [part, deck, t, version]);
}
