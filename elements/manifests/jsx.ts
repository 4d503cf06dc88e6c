import { attributeName } from '../define/attributes';
import type { ElementMeta } from '../element-meta';
import { loadAttribute } from './shared-surface';
import { className, propertyType } from './types';

const comment = (text: string, indent: string) => `${indent}/** ${text.replaceAll('*/', '* /')} */`;

/** Types both spellings: the property (`maxItems`) and the attribute (`max-items`). */
function attributeLines(meta: ElementMeta): string[] {
  return Object.entries(meta.attributes).flatMap(([property, attribute]) => {
    const dashed = attributeName(property);
    const line = (name: string, type: string) => [
      comment(attribute.description, '  '),
      `  ${name}?: ${type} | undefined;`,
    ];
    return dashed === property
      ? line(property, propertyType(attribute))
      : [
          ...line(property, propertyType(attribute)),
          ...line(`'${dashed}'`, attribute.type === 'json' ? 'string' : propertyType(attribute)),
        ];
  });
}

/** Declared where `document.querySelector` returns the element; JSX knows attributes only. */
const methodsType = ({ methods = [] }: ElementMeta) =>
  methods.length === 0
    ? ''
    : ` & { ${methods.map(({ name, returns }) => `${name}(): ${returns}`).join('; ')} }`;

const propertiesName = (meta: ElementMeta) => `${className(meta.tag)}Attributes`;

/** Types for JSX (React and other libraries that read `JSX.IntrinsicElements`) and for `document.querySelector`. */
export function jsxTypes(metas: readonly ElementMeta[]): string {
  const attributes = metas.flatMap((meta) => [
    comment(meta.summary, ''),
    `export interface ${propertiesName(meta)} {`,
    ...attributeLines(meta),
    comment(loadAttribute.description, '  '),
    `  load?: ${propertyType(loadAttribute)} | undefined;`,
    '}',
    '',
  ]);
  const intrinsic = (name: string) => [
    `interface ${name} {`,
    ...metas.map((meta) => `  '${meta.tag}': ${propertiesName(meta)} & Common;`),
    '}',
    '',
  ];
  return [
    "import type { TillEventMap } from './types/src/platform/page/till-events.js';",
    '',
    '/** Attributes that every tag accepts besides its own. */',
    'interface Common {',
    '  id?: string | undefined;',
    '  class?: string | undefined;',
    '  className?: string | undefined;',
    '  key?: string | number | null | undefined;',
    '  ref?: unknown;',
    '  children?: unknown;',
    '}',
    '',
    ...attributes,
    ...intrinsic('TillElements'),
    'declare global {',
    '  interface HTMLElementTagNameMap {',
    ...metas.map(
      (meta) => `    '${meta.tag}': HTMLElement & ${propertiesName(meta)}${methodsType(meta)};`,
    ),
    '  }',
    '  interface HTMLElementEventMap extends TillEventMap {}',
    '  interface DocumentEventMap extends TillEventMap {}',
    '  interface WindowEventMap extends TillEventMap {}',
    '  namespace JSX {',
    '    interface IntrinsicElements extends TillElements {}',
    '  }',
    '}',
    '',
    "declare module 'react' {",
    '  namespace JSX {',
    '    interface IntrinsicElements extends TillElements {}',
    '  }',
    '}',
    '',
  ].join('\n');
}
