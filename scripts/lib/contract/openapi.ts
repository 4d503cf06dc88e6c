import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { Ajv, type ValidateFunction } from 'ajv';

/** The parts of JSON Schema that the server's documents use. */
interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly additionalProperties?: boolean | Schema;
}

type Schemas = Readonly<Record<string, Schema>>;

interface Operation {
  readonly requestBody?: {
    readonly content: { readonly 'application/json': { readonly schema: Schema } };
  };
}

/** An OpenAPI 3 document of the server's REST resources. */
export interface OpenApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Schemas };
}

/** A request as it would leave the browser. `path` is below the store code, `/V1/…`. */
export interface SentRequest {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

/** The documents in a folder: the calls of a guest, and those of a customer. */
export function readDocuments(folder: string): readonly OpenApiDocument[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.openapi3.json'))
    .sort()
    .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as OpenApiDocument);
}

const REF = '#/components/schemas/';

/** The recorded server accepts unknown root parameters: its own client sends `cartId`. */
const HARMLESS = ['cartId'];

/** PHP's list of texts, whose keys may be names. */
const ADDITIONAL_DATA: Schema = { type: 'object', additionalProperties: { type: 'string' } };

/** A data object as the server reads it: unknown fields are refused, missing ones are not (`endpoints.md` §1.1). */
function strictly(schema: Schema): Schema {
  if (schema.items) return { ...schema, items: strictly(schema.items) };
  if (schema.type !== 'object') return schema;
  const properties = Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([name, part]) => [
      name,
      name === 'additional_data' ? ADDITIONAL_DATA : strictly(part),
    ]),
  );
  return { type: 'object', properties, additionalProperties: false };
}

const snakeCase = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A body with the document's names, since the server accepts camel and snake case, and without nulls. */
function inDocumentsNames(value: unknown, schema: Schema, schemas: Schemas): unknown {
  const known = schema.$ref ? (schemas[schema.$ref.slice(REF.length)] ?? schema) : schema;
  if (Array.isArray(value)) {
    return value.map((entry) => inDocumentsNames(entry, known.items ?? {}, schemas));
  }
  if (!isRecord(value)) return value;
  const names = Object.keys(known.properties ?? {});
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, part]) => part !== null)
      .map(([name, part]) => {
        const own = names.find((other) => snakeCase(other) === snakeCase(name)) ?? name;
        return [own, inDocumentsNames(part, known.properties?.[own] ?? {}, schemas)];
      }),
  );
}

const pattern = (path: string): RegExp => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`);

/** Checks requests against a server's documents. */
export class OpenApi {
  private readonly ajv = new Ajv({ allErrors: true, coerceTypes: true, strict: false });

  constructor(private readonly documents: readonly OpenApiDocument[]) {}

  /** Why the server would refuse the request, or null when it would not. */
  problemOf({ method, path, body }: SentRequest): string | null {
    for (const document of this.documents) {
      const name = Object.keys(document.paths).find((known) => pattern(known).test(path));
      const operation =
        name === undefined ? undefined : document.paths[name]?.[method.toLowerCase()];
      if (!operation) continue;
      const schema = operation.requestBody?.content['application/json'].schema;
      return schema ? this.bodyProblem(body, schema, document.components.schemas) : null;
    }
    return `no ${method} ${path} in the documents`;
  }

  private bodyProblem(body: unknown, root: Schema, schemas: Schemas): string | null {
    const validate = this.validator(root, schemas);
    const named = inDocumentsNames(body ?? {}, root, schemas);
    return validate(named) ? null : this.ajv.errorsText(validate.errors, { dataVar: 'body' });
  }

  private validator(root: Schema, schemas: Schemas): ValidateFunction {
    const harmless = Object.fromEntries(HARMLESS.map((name) => [name, {}]));
    const { properties } = strictly(root);
    return this.ajv.compile({
      type: 'object',
      properties: { ...harmless, ...properties },
      required: [...(root.required ?? [])],
      additionalProperties: false,
      components: {
        schemas: Object.fromEntries(
          Object.entries(schemas).map(([name, schema]) => [name, strictly(schema)]),
        ),
      },
    });
  }
}
