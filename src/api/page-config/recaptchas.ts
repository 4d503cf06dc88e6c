import type { Recaptchas, RecaptchaSettings } from '../../domain/recaptcha.types';
import { isRecord } from '../../platform/record';
import { branch, flag, nonEmptyText, recordOf, text, type Json } from './config-values';

const SCRIPT = 'https://www.google.com/recaptcha/api.js';

/** All components that are a reCAPTCHA, at any depth. */
const blocksOf = (node: unknown): readonly Json[] => {
  if (Array.isArray(node)) return node.flatMap(blocksOf);
  if (!isRecord(node)) return [];
  return 'reCaptchaId' in node ? [node] : Object.values(node).flatMap(blocksOf);
};

function settingsOf({ settings, skipPayments }: Json): RecaptchaSettings | null {
  const rendering = Object.entries(branch(settings, 'rendering')).flatMap(([name, value]) => {
    const given = nonEmptyText(value);
    return given === undefined ? [] : [[name, given] as const];
  });
  return rendering.some(([name]) => name === 'sitekey')
    ? {
        isInvisible: flag(recordOf(settings).invisible) ?? false,
        rendering: Object.fromEntries(rendering),
        skipPayments: Object.keys(recordOf(skipPayments)),
      }
    : null;
}

/** Languages that the service knows by region; of the others it knows the language alone. */
const REGIONAL = ['de-AT', 'de-CH', 'en-GB', 'fr-CA', 'pt-BR', 'pt-PT', 'zh-CN', 'zh-HK', 'zh-TW'];

const languageOf = (locale: string): string =>
  REGIONAL.includes(locale) ? locale : (locale.split('-')[0] ?? '');

function scriptOf(script: unknown, language: string): string {
  const address = nonEmptyText(script) ?? SCRIPT;
  const query = new URLSearchParams({ render: 'explicit', hl: language });
  return `${address}${address.includes('?') ? '&' : '?'}${query.toString()}`;
}

/**
 * The page's reCAPTCHAs, from the blocks that the platform's own modules render: an init script each, or the layout of
 * the checkout. The service uses the shop's language for it, otherwise that of the page.
 *
 * @param json `ShopConfig.recaptcha`: the page's init scripts
 * @param locale of the page, BCP 47
 */
export function parseRecaptchas(json: string, locale: string): Recaptchas {
  const blocks = blocksOf(JSON.parse(json));
  const byId = new Map<string, RecaptchaSettings>();
  for (const block of blocks) {
    const id = text(block.reCaptchaId) ?? '';
    const settings = settingsOf(block);
    if (settings !== null && !byId.has(id)) byId.set(id, settings);
  }
  const [first] = byId.values();
  const language = first?.rendering.hl ?? languageOf(locale);
  const script = blocks.map(({ settings }) => recordOf(settings).script).find(Boolean);
  return { url: scriptOf(script, language), byId: Object.fromEntries(byId) };
}
