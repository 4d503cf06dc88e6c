import { useEffect, useState } from 'react';
import { ownValue } from '../../../domain/own-value';
import { sanitize } from '../../../platform/text/sanitize';
import { useTillDispatch, useTillSelector } from '../../../state/shared/hooks';
import {
  privateBlocksFound,
  selectPrivateBlocks,
} from '../../../state/private-blocks/private-blocks-slice';
import { fillBlock, findBlocks } from './block-places';

/** Fills the placeholders of visitor-specific blocks in a cached page (BLOCK). Renders nothing itself. */
export function PrivateBlocks() {
  const dispatch = useTillDispatch();
  const blocks = useTillSelector(selectPrivateBlocks);
  const [places] = useState(() => findBlocks(document.body));
  useEffect(() => {
    if (places.length > 0) dispatch(privateBlocksFound(places.map(({ name }) => name)));
  }, [dispatch, places]);
  useEffect(() => {
    for (const place of places) {
      const html = ownValue(blocks, place.name);
      if (html !== undefined) {
        void sanitize(html, 'page').then((content) => {
          fillBlock(place, content);
        });
      }
    }
  }, [blocks, places]);
  return null;
}
