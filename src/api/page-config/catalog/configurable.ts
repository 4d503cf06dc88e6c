import type {
  Configurable,
  ConfigurableAttribute,
  ProductPrices,
  Selection,
  Swatch,
} from '../../../domain/catalog/catalog.types';
import { ownValue } from '../../../domain/own-value';
import { nameText } from '../../../platform/text/decode';
import { parseMaybeTwice } from '../../wire/wire';
import { flag, id, number, recordOf, text, nonEmptyText, type Json } from '../config-values';
import { parseImages, parseMedia } from './images';
import { parsePrices } from './prices';

const KINDS: Readonly<Record<string, Swatch['kind']>> = {
  '0': 'text',
  '1': 'colour',
  '2': 'image',
  '3': 'empty',
};

const COLOUR = /^(#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})|[a-z]+|(?:rgb|hsl)a?\([\d\s.,%/]+\))$/i;

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Values that can be read, by key. A loop, since a product may have twenty thousand variants. */
function mapValues<T>(record: Json, read: (value: unknown) => T | null): Record<string, T> {
  const values: Record<string, T> = {};
  for (const key in record) {
    const parsed = read(ownValue(record, key));
    if (parsed !== null) values[key] = parsed;
  }
  return values;
}

/** Ids that may be numbers in the page. */
function idsOf(raw: unknown): readonly string[] {
  const ids: string[] = [];
  for (const one of list(raw)) {
    const known = id(one);
    if (known !== undefined) ids.push(known);
  }
  return ids;
}

/** An option's swatch (SWAT-08); a value of an unknown type is an empty swatch. */
function swatchOf(raw: unknown): Swatch | null {
  const { type, value, thumb } = recordOf(raw);
  const code = id(type);
  if (code === undefined) return null;
  const kind = ownValue(KINDS, code) ?? 'empty';
  const look = text(value) ?? '';
  // Only valid colours and images with a URL are rendered.
  const isBroken =
    (kind === 'colour' && !COLOUR.test(look)) || (kind === 'image' && look.trim() === '');
  return { kind: isBroken ? 'empty' : kind, value: look, thumb: text(thumb) ?? '' };
}

/** Attribute to option, each an id (SWAT-06). */
const selectionOf = (raw: unknown): Selection =>
  mapValues(recordOf(raw), (option) => id(option) ?? null);

interface RawConfig {
  readonly json: Json;
  readonly swatches: Json;
  readonly hasSwatches: boolean;
}

function attributeOf(raw: unknown, { json, swatches, hasSwatches }: RawConfig) {
  const { id: attributeId, code, label, options, position } = recordOf(raw);
  const key = id(attributeId) ?? '';
  const looks = recordOf(ownValue(swatches, key));
  const more = recordOf(parseMaybeTwice(looks.additional_data));
  const salable = flag(json.canDisplayShowOutOfStockStatus)
    ? recordOf(ownValue(recordOf(json.salable), key))
    : null;
  const attribute: ConfigurableAttribute = {
    id: key,
    code: text(code) ?? '',
    label: nameText(text(label) ?? ''),
    // A page with drop-downs only does not configure this: there every choice changes the images.
    changesImages: hasSwatches ? flag(more.update_product_preview_image) === true : true,
    options: list(options).flatMap((option) => {
      const row = recordOf(option);
      const optionId = id(row.id);
      if (optionId === undefined) return [];
      const products = salable === null ? row.products : (ownValue(salable, optionId) ?? []);
      return [
        {
          id: optionId,
          label: nameText(text(row.label) ?? ''),
          swatch: swatchOf(ownValue(looks, optionId)),
          products: idsOf(products),
        },
      ];
    }),
  };
  return { attribute, position: number(position) ?? 0 };
}

function sizeOf(raw: unknown, width: number, height: number) {
  const size = recordOf(raw);
  return { width: number(size.width) ?? width, height: number(size.height) ?? height };
}

/**
 * The configurable attributes of a product: the init of the swatch renderer (`jsonConfig`) or of a plain configurable
 * (`spConfig`), see `config-shapes.md` §3.1 (SWAT-04 to SWAT-08).
 */
export function parseConfigurable(init: Json): Configurable {
  const json = recordOf(init.jsonConfig ?? init.spConfig);
  const swatches = recordOf(init.jsonSwatchConfig);
  const raw = { json, swatches, hasSwatches: 'jsonSwatchConfig' in init };
  const sizes = recordOf(init.jsonSwatchImageSizeConfig);
  return {
    attributes: Object.values(recordOf(json.attributes))
      .map((attribute) => attributeOf(attribute, raw))
      .sort((one, other) => one.position - other.position)
      .map(({ attribute }) => attribute),
    prices: mapValues<ProductPrices>(recordOf(json.optionPrices), (prices) => parsePrices(prices)),
    images: mapValues(recordOf(json.images), parseImages),
    chooseText: text(json.chooseText) ?? '',
    defaults: selectionOf(json.defaultValues),
    defaultImages: parseMedia(json.preSelectedGallery),
    imageStrategy: init.gallerySwitchStrategy === 'prepend' ? 'prepend' : 'replace',
    mediaUrl: nonEmptyText(init.mediaCallback) ?? null,
    hasTooltips: flag(init.showTooltip) ?? true,
    numberToShow: number(init.numberToShow) ?? null,
    swatchSize: {
      image: sizeOf(sizes.swatchImage, 30, 20),
      thumb: sizeOf(sizes.swatchThumb, 110, 90),
    },
  };
}
