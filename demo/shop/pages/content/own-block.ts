import { markup, nothing, trusted, type Markup } from '../markup';

/** A block that was written in the administration, whose HTML the platform prints as it is; nothing without one. */
export const ownBlock = (html: string | null): Markup =>
  html === null
    ? nothing
    : markup`<div class="wide own-block" data-content-type="block">${trusted(html)}</div>`;
