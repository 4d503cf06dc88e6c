import { findArticle, type Article } from '../../../demo/shop/domain/catalogue/catalogue';

/** The demo shop's counterparts of the recorded shop's products, attributes and options. */

function article(sku: string): Article {
  const found = findArticle(sku);
  if (!found) throw new Error(`The demo shop has no ${sku}.`);
  return found;
}

const product = (id: number, sku: string, name: string | null, urlKey: string, standIn: string) => {
  const { product } = article(standIn);
  return { id, sku, name, urlKey, standIn: { ...product, sku: standIn } };
};

/** Recorded products by their name in responses (null: none), each with a product of the same kind. */
export const PRODUCTS = [
  product(1, '24-WB05', 'Savvy Shoulder Bag', 'savvy-shoulder-bag', 'BK-MOSS'),
  product(2, '24-MB01', 'Joust Duffle Bag', 'joust-duffle-bag', 'BK-SALT'),
  product(3, 'SALE-1', 'Sale "Quoted" & <Odd> Bag', 'sale-1', 'BK-ODD'),
  product(4, 'OOS-1', null, 'oos-1', 'BK-NOON'),
  product(5, 'LOW-2', 'Low Stock Lamp', 'low-2', 'BK-CLOCK'),
  product(6, 'PACK-6', null, 'pack-6', 'CD-LINO'),
  product(7, 'WARRANTY', 'Extended Warranty', 'warranty', 'GM-YEAR'),
  product(19, 'HOOD', 'Hoodie', 'hoodie', 'NB-DAY'),
  product(0, 'FREE-V', 'Free Guide (virtual)', 'free-v', 'FR-GUIDE'),
  product(0, 'EBOOK', 'Checkout Handbook (ebook)', 'ebook', 'AB-SALT'),
  product(9, 'MUG', 'Custom Mug', 'mug', 'BK-YOURS'),
  product(0, 'KIT', 'Bag Bundle Kit', 'kit', 'BN-EVENING'),
  product(0, 'SET', null, 'set', 'GR-NORTH'),
  product(0, 'DEC-1', 'Fabric By The Metre', 'dec-1', 'CL-LINEN'),
] as const;

/** Attribute ids and value ids of the configurable product: colours, then sizes. */
export const ATTRIBUTES: Readonly<Record<string, string>> = { '93': '93', '137': '144' };
export const VALUES: Readonly<Record<string, string>> = {
  '4': '52',
  '5': '54',
  '6': '53',
  '7': '166',
  '8': '166',
  '9': '167',
};
/** Custom options and their values, of the product that has them. */
export const OPTIONS: Readonly<Record<string, string>> = { '1': '1', '2': '3', '3': '5' };
export const OPTION_VALUES: Readonly<Record<string, string>> = { '2': '2', '3,4': '7,8' };
/** The bundle's options and selections: the second option takes the fourth selection. */
export const SELECTIONS: Readonly<Record<string, string>> = { '1': '1', '3': '4' };

/** A variant that is requested by its own id. */
export const VARIANTS: Readonly<Record<string, string>> = { '10': '121' };

/** The agreements to accept: one in the recorded shop. */
export const AGREEMENT_IDS: readonly string[] = ['1', '2'];

/** Texts in requests, with the demo shop's counterparts. */
export const WORDS: Readonly<Record<string, string>> = {
  SAVE10: 'TENOFF',
  save10: 'tenoff',
  EXPIRED: 'EXPIRED1',
  MIN500: 'BIG100',
  'Passw0rd!x': 'Secret123!',
  'noaddr@example.com': 'sam@example.com',
  newsemail00000000000000000001: 'news@example.com',
  xnewsemail00000000000000000001: 'xnews@example.com',
  ynewsemail00000000000000000001: 'ynews@example.com',
  'news1795242283603@example.com': 'news@example.com',
};

/** The search terms. */
export const QUERIES: Readonly<Record<string, string>> = { bag: 'salt', ba: 'sa', hoodi: 'moss' };

/** Recorded pages that are not products, with their counterparts. */
export const PAGES: Readonly<Record<string, string>> = {
  '/gear.html': '/fiction.html',
  '/tops.html': '/stationery.html',
};
