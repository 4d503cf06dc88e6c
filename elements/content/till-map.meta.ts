import type { ElementMeta } from '../element-meta';

/** Public surface of `<till-map>`. */
export const mapMeta: ElementMeta = {
  tag: 'till-map',
  area: 'widgets',
  file: 'area',
  summary: 'The page builder’s maps.',
  description:
    'Wrap it around maps as rendered by the page builder; the markup stays as it is. The locations are a list with ' +
    'links to directions until Google Maps has drawn them, and stay one where it cannot: without a key, when it is ' +
    'blocked or fails, or while the shopper has not agreed to it. Its script is loaded once per page, when a map ' +
    'comes near the window; key and colours are those of the page builder’s settings. When Google refuses the key, ' +
    '`googleMaps:authFailure` fires on the document, and every map is a list.',
  attributes: {},
  events: [
    {
      name: 'till-consent-requested',
      description:
        'The shopper pressed “Show the map” on a page that requires consent (`data-till-consent`).',
      detail: "{ service: 'google-maps' }",
      cancels: 'No consent is given: the page asks for it in its own way.',
    },
  ],
  fallback: 'The map as rendered by the page builder. It stays in place.',
  example:
    '<till-map><div data-content-type="map" data-appearance="default" data-show-controls="true" data-locations="[{&quot;location_name&quot;:&quot;Folio and Reel&quot;,&quot;position&quot;:{&quot;latitude&quot;:47.3769,&quot;longitude&quot;:8.5417},&quot;phone&quot;:&quot;+41 44 555 01 20&quot;,&quot;address&quot;:&quot;Hill Street 4&quot;,&quot;city&quot;:&quot;Zurich&quot;,&quot;state&quot;:&quot;&quot;,&quot;zipcode&quot;:&quot;8001&quot;,&quot;country&quot;:&quot;Switzerland&quot;,&quot;comment&quot;:&quot;Open until seven.&quot;}]" data-element="main"></div></till-map>',
};
