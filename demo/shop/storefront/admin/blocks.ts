import {
  findBlock,
  isTaken,
  ownBlocks,
  saveBlock,
  type Block,
  type BlockFields,
} from '../../domain/blocks/block-store';
import { ensureVisitorId } from '../../domain/settings/middleware';
import { blockForm } from '../../pages/admin/block-form';
import { blockPage, blocksPage } from '../../pages/admin/pages';
import { field, type Form } from '../visit';
import type { AdminAction, AdminVisit } from './visit.types';

const LIST = 'cms/block/index';
const EDIT = 'cms/block/edit';

/** The list of the visitor's blocks. */
export const listBlocks: AdminAction = ({ shop, c, urlOf, takeAround }) => {
  const blocks = ownBlocks(shop.db).map((block) => ({
    ...block,
    url: urlOf(EDIT, `block_id/${String(block.id)}/`),
  }));
  return c.html(blocksPage(takeAround(), blocks, urlOf('cms/block/new')));
};

/** The form of a block; without an id, or with an unknown one, of a new one. */
export const editBlock: AdminAction = ({ shop, c, session, params, urlOf, takeAround }) => {
  const block = findBlock(shop.db, Number(params.get('block_id') ?? 0));
  const draft = session.draft as BlockFields | null;
  session.draft = null;
  const config = blockForm(block, draft, { save: urlOf('cms/block/save') });
  return c.html(blockPage(takeAround(), block?.title ?? null, config, urlOf(LIST)));
};

const fieldsIn = (form: Form): BlockFields => ({
  title: field(form, 'title'),
  identifier: field(form, 'identifier'),
  content: field(form, 'content'),
  isActive: field(form, 'is_active') === '1',
  stores: Object.entries(form).flatMap(([name, value]) =>
    /^store_id\[\d+\]$/.test(name) && typeof value === 'string' ? value : [],
  ),
});

function duplicate({ shop, c, session }: AdminVisit, fields: BlockFields): number {
  const copyOf = (place: number): BlockFields => ({
    ...fields,
    identifier: `${fields.identifier}-${String(place)}`,
    isActive: false,
  });
  let place = 1;
  while (isTaken(shop.db, copyOf(place), null)) place += 1;
  const copy = copyOf(place);
  session.messages.push({ type: 'success', text: 'You duplicated the block.' });
  return saveBlock(shop.db, ensureVisitorId(c), null, copy);
}

/** The address after a block was saved, as the pressed button asks for in `back`. */
function nextUrl(visit: AdminVisit, id: number, fields: BlockFields): string {
  const back = field(visit.form, 'back') || visit.params.get('back');
  if (back === 'close') return visit.urlOf(LIST);
  const shown = back === 'duplicate' ? duplicate(visit, fields) : id;
  return visit.urlOf(EDIT, `block_id/${String(shown)}/`);
}

/**
 * Saves a block, also one without a title, as recorded: only the form checks that. An identifier that is taken is refused,
 * and the form has what was sent again.
 */
export const saveOneBlock: AdminAction = (visit) => {
  const { shop, c, form, session, urlOf } = visit;
  if (c.req.method !== 'POST') return c.redirect(urlOf(LIST), 302);
  const fields = fieldsIn(form);
  const known: Block | null = findBlock(shop.db, Number(field(form, 'block_id')));
  const id = known?.id ?? null;
  if (isTaken(shop.db, fields, id)) {
    const text =
      'A block identifier with the same properties already exists in the selected store.';
    session.messages.push({ type: 'error', text });
    session.draft = { ...fields };
    return c.redirect(urlOf(EDIT, id === null ? '' : `block_id/${String(id)}/`), 302);
  }
  const saved = saveBlock(shop.db, ensureVisitorId(c), id, fields);
  session.messages.push({ type: 'success', text: 'You saved the block.' });
  return c.redirect(nextUrl(visit, saved, fields), 302);
};
