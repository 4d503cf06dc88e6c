import type { ElementMeta } from '../element-meta';
import { REACT_TAGS } from './frameworks';
import { loadAttribute } from './shared-surface';
import { className, comment, propertyType } from './types';

const CLIENT = "'use client';\n";

/** A component for each tag; its code is loaded when the component is mounted. */
function components(metas: readonly ElementMeta[]): string {
  const lines = metas.map((meta) => {
    const own = JSON.stringify(Object.keys(meta.attributes));
    const load = `() => import('./elements/${meta.tag}.js')`;
    return `export const ${className(meta.tag)} = /* @__PURE__ */ tillComponent('${meta.tag}', ${own}, ${load});`;
  });
  return `${CLIENT}import { tillComponent } from './component.js';\n\n${lines.join('\n')}\n`;
}

/** A bundler that respects \`sideEffects\` includes only what is imported. */
const index = (metas: readonly ElementMeta[]): string =>
  [
    "export { till } from './api.js';",
    'export {',
    ...metas.map(({ tag }) => `  ${className(tag)},`),
    "} from './components.js';",
    '',
  ].join('\n');

function types(metas: readonly ElementMeta[]): string {
  const declared = metas.flatMap(({ tag, summary }) => [
    `export type ${className(tag)}Props = Props<'${tag}'>;`,
    comment(summary, ''),
    `export declare function ${className(tag)}(props: Props<'${tag}'>): ReactElement;`,
    '',
  ]);
  return `import type { DetailedHTMLProps, HTMLAttributes, ReactElement, Ref } from 'react';
import type { TillAttributeTypes, TillElementEvents, TillElementTypes, TillPropertyTypes } from '../tags.js';
export * from '../api.js';

/** \`till-order-placed\` as \`TillOrderPlaced\`. */
type Pascal<Text extends string> = Text extends \`\${infer Word}-\${infer Rest}\`
  ? \`\${Capitalize<Word>}\${Pascal<Rest>}\`
  : Capitalize<Text>;

type Handlers<Tag extends keyof TillElementTypes> = {
  [Name in keyof TillElementEvents[Tag] as \`on\${Pascal<Name & string>}\`]?:
    | ((event: TillElementEvents[Tag][Name]) => void)
    | undefined;
};

/** The element's properties and events, and everything that any HTML element has. The children are its fallback. */
type Props<Tag extends keyof TillElementTypes> = TillPropertyTypes[Tag] &
  Handlers<Tag> &
  HTMLAttributes<TillElementTypes[Tag]> & {
${comment(loadAttribute.description, '    ')}
    load?: ${propertyType(loadAttribute)} | undefined;
    ref?: Ref<TillElementTypes[Tag]> | undefined;
  };

${declared.join('\n')}${REACT_TAGS}`;
}

/** The files of `till-elements/react` that are generated from the element definitions; the build adds the code. */
export const reactEntry = (metas: readonly ElementMeta[]): Record<string, string> => ({
  'react/components.js': components(metas),
  'react/index.js': index(metas),
  'react/index.d.ts': types(metas),
});
