import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One recorded exchange of `contract/captures`. */
export interface Exchange {
  readonly request: {
    readonly method: string;
    readonly path: string;
    readonly headers: Readonly<Record<string, string>>;
    /** JSON, a form as `{ "(form)": [[name, value], ...] }`, or the text that was sent. */
    readonly body?: unknown;
  };
  readonly response: {
    readonly status: number;
    readonly headers: Readonly<Record<string, string | readonly string[]>>;
    /** JSON, or a text instead of a page that was not kept. */
    readonly body: unknown;
  };
}

/** An exchange of a flow, with the name of its file. */
export interface Step {
  readonly name: string;
  readonly exchange: Exchange;
}

/** A folder of the recordings: the exchanges of one visit in order, and the configuration of its pages. */
export interface Flow {
  readonly name: string;
  readonly steps: readonly Step[];
  readonly pages: readonly { readonly file: string; readonly value: unknown }[];
}

const isExchange = (value: unknown): value is Exchange =>
  typeof value === 'object' && value !== null && 'request' in value && 'response' in value;

/** Every recorded flow below a folder, by name. */
export function readFlows(root: string): readonly Flow[] {
  return readdirSync(root)
    .sort()
    .map((name) => {
      const files = readdirSync(join(root, name)).sort();
      const recorded = files.map((file) => ({
        file,
        value: JSON.parse(readFileSync(join(root, name, file), 'utf8')) as unknown,
      }));
      return {
        name,
        steps: recorded.flatMap(({ file, value }) =>
          isExchange(value) ? [{ name: file.replace(/\.json$/, ''), exchange: value }] : [],
        ),
        pages: recorded.filter(({ value }) => !isExchange(value)),
      };
    });
}

/** All values of a response header, in order. */
export function headerValues(response: Exchange['response'], name: string): readonly string[] {
  const value = response.headers[name];
  if (value === undefined) return [];
  return typeof value === 'string' ? [value] : value;
}
