import { existsSync, readdirSync } from 'node:fs';

/** What a folder of a payment provider or of a tax service has. */
const MARKS = ['provider.ts', 'service.ts'];

/**
 * @param {string} folder `src/payments` or `src/tax`
 * @returns {readonly string[]} the payment providers or tax services: its folders that have a `provider.ts` or `service.ts`
 */
export const providerNames = (folder) =>
  readdirSync(folder).filter((name) =>
    MARKS.some((mark) => existsSync(`${folder}/${name}/${mark}`)),
  );

/**
 * Finds the name of a payment provider or tax service, in code, texts and comments alike: only its own folder and the list of
 * its kind may know it, so that another one is one more folder and one more line (docs/payments.md, docs/tax.md). The option
 * is the names.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const noProviderNames = {
  meta: {
    type: 'problem',
    schema: [{ type: 'array', items: { type: 'string' } }],
    messages: {
      named:
        '"{{ name }}" is known in its own folder and in the list of providers or services alone.',
    },
  },
  create(context) {
    /** @type {readonly string[]} */
    const names = context.options[0] ?? [];
    return {
      Program() {
        const { sourceCode } = context;
        for (const name of names) {
          for (const { index } of sourceCode.text.matchAll(new RegExp(name, 'gi'))) {
            const start = sourceCode.getLocFromIndex(index);
            const end = sourceCode.getLocFromIndex(index + name.length);
            context.report({ loc: { start, end }, messageId: 'named', data: { name } });
          }
        }
      },
    };
  },
};
