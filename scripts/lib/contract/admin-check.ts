import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { blockForm } from '../../../demo/shop/pages/admin/block-form';
import { collect } from '../../../src/domain/admin-form/collect-form';
import { scalarText } from '../../../src/domain/admin-form/data-path';
import { parseForm } from '../../../src/domain/admin-form/parse-form';
import { Count, type Tally } from './tally';

/** The recorded forms, with the first part of each that is not known; null for a form that is known. */
const FORMS: readonly (readonly [page: string, namespace: string, unknown: string | null])[] = [
  ['cms-page-edit-editor', 'cms_page_form', null],
  ['cms-page-new', 'cms_page_form', 'Magento_PageBuilder/js/form/element/wysiwyg'],
  ['cms-block-new', 'cms_block_form', 'Magento_PageBuilder/js/form/element/wysiwyg'],
  ['cms-block-edit', 'cms_block_form', 'Magento_PageBuilder/js/form/element/wysiwyg'],
  ['cart-rule-edit', 'sales_rule_form', ''],
  ['customer-edit', 'customer_form', ''],
  ['customer-address-form-edit', 'customer_address_form', ''],
  ['category-edit-store', 'category_form', ''],
  ['product-edit-simple', 'product_form', ''],
  ['design-config-edit', 'design_config_form', ''],
];

const PAGE_BUILDER = 'Magento_PageBuilder/js/form/element/wysiwyg';
const SCRIPT = /<script type="text\/x-magento-init">([\s\S]*?)<\/script>/g;

type Data = Readonly<Record<string, unknown>>;

const objectOf = (value: unknown): Data => Object(value) as Data;

/** The configuration of a namespace in a recorded page; null without one. */
function appIn(html: string, namespace: string): Data | null {
  for (const [, text = ''] of html.matchAll(SCRIPT)) {
    if (!text.includes(`"${namespace}"`)) continue;
    const parsed = objectOf(JSON.parse(text));
    const app = objectOf(objectOf(parsed['*'])['Magento_Ui/js/core/app']);
    if (Object.hasOwn(objectOf(app.components), namespace)) return app;
  }
  return null;
}

/** A value of the server as fields of a form: an entry of a list or object each, a null as empty text. */
const sentNames = (name: string, value: unknown): readonly (readonly [string, string])[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, part]) => sentNames(`${name}[${key}]`, part))
    : [[name, scalarText(value)]];

/** The data that a recorded form was printed with. */
function dataOf(app: Data, namespace: string): Data {
  const children = objectOf(objectOf(objectOf(app.components)[namespace]).children);
  const source = Object.entries(children).find(([name]) => name !== namespace)?.[1];
  return objectOf(objectOf(objectOf(source).config).data);
}

/** What the server printed and a form would not send back as it came. */
function lostIn(app: Data, namespace: string): string | null {
  const parsed = parseForm(app, namespace, { isSourceEdited: true });
  if (!parsed.isKnown) return `${parsed.unknown.what} of ${parsed.unknown.where} is not known`;
  const sent = new Map(collect(parsed.value, 'KEY'));
  const lost = Object.entries(dataOf(app, namespace))
    .flatMap(([name, value]) => sentNames(name, value))
    .find(([name, text]) => sent.get(name) !== text);
  return lost === undefined ? null : `${lost[0]} is sent as ${String(sent.get(lost[0]))}`;
}

/** What a field means, without what only draws it; the page builder's editor counts as the plain one. */
function meaningOf(app: Data): unknown {
  const children = objectOf(objectOf(objectOf(app.components).cms_block_form).children);
  const general = objectOf(objectOf(objectOf(children.cms_block_form).children).general);
  return Object.entries(objectOf(general.children)).map(([name, node]) => {
    const { dataScope, config } = objectOf(node);
    const { component, formElement, label, validation, valueMap, prefer, size, tooltip } =
      objectOf(config);
    const plain = component === PAGE_BUILDER ? 'Magento_Ui/js/form/element/wysiwyg' : component;
    return [
      name,
      dataScope,
      plain,
      formElement,
      label,
      validation,
      valueMap,
      prefer,
      size,
      tooltip,
    ];
  });
}

/**
 * Reads the recorded forms of the administration: what is known is sent back as it came, everything else is left to the
 * stock front end; and holds the demo shop's form of a block against the recorded one. Without recordings there is nothing
 * to check.
 *
 * @param folder the recorded pages, `<name>.html`
 */
export function checkAdministration(folder: string): Tally {
  const count = new Count();
  if (!existsSync(folder)) return count;
  for (const [page, namespace, unknown] of FORMS) {
    const app = appIn(readFileSync(join(folder, `${page}.html`), 'utf8'), namespace);
    if (app === null) {
      count.add(page, `there is no ${namespace}`);
      continue;
    }
    const parsed = parseForm(app, namespace, { isSourceEdited: true });
    if (unknown === null) count.add(page, lostIn(app, namespace));
    else {
      const found = parsed.isKnown ? 'nothing' : parsed.unknown.what;
      const isMeant = !parsed.isKnown && (unknown === '' || found === unknown);
      count.add(page, isMeant ? null : `${found} is not known, in place of ${unknown}`);
    }
    if (page !== 'cms-block-new') continue;
    const own = meaningOf(objectOf(blockForm(null, null, { save: 'https://shop.example/' })));
    const isSame = JSON.stringify(own) === JSON.stringify(meaningOf(app));
    count.add('the demo shop’s block', isSame ? null : 'its fields are others than recorded');
  }
  return count;
}
