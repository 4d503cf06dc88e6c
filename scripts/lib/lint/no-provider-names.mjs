import { existsSync, readdirSync } from 'node:fs';

/**
 * @param {string} folder `src/payments`
 * @returns {readonly string[]} the payment providers: its folders that have a `provider.ts`
 */
export const providerNames = (folder) =>
  readdirSync(folder).filter((name) => existsSync(`${folder}/${name}/provider.ts`));

/**
 * Finds a payment provider's name, in code, texts and comments alike: only its own folder and the list of providers may
 * know it, so that another provider is one more folder and one more line (docs/payments.md). The option is the names.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const noProviderNames = {
  meta: {
    type: 'problem',
    schema: [{ type: 'array', items: { type: 'string' } }],
    messages: {
      named: '"{{ name }}" is known in its own folder of src/payments and in providers.ts alone.',
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
