const LAYER =
  /^(?:src\/(domain|api|platform|state|payments|shipping|tax|ui|features)|(elements))(?:\/|$)/;

/** The layer of a folder or file that `npm run mutation` can change; null for anything else. */
export const layerOf = (path: string): string | null => {
  const [, inSource, outside] = LAYER.exec(path) ?? [];
  return inSource ?? outside ?? null;
};

/** Whether all changes of a layer would take hours, since its tests render what several of its folders contain. */
export const needsSample = (layer: string): boolean =>
  ['ui', 'features', 'elements'].includes(layer);
