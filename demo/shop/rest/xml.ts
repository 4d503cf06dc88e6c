import type { Context, MiddlewareHandler } from 'hono';

const XML = /^(?:text\/xml|application\/xml|application\/xhtml\+xml)$/;

/** Media types of an Accept header, best first. */
function accepted(header: string): readonly string[] {
  return header
    .split(',')
    .map((part) => {
      const [type = '', ...parameters] = part.trim().split(';');
      const quality = parameters.map((text) => /^\s*q=([\d.]+)/.exec(text)?.[1]).find(Boolean);
      return { type: type.toLowerCase(), quality: Number(quality ?? 1) };
    })
    .sort((a, b) => b.quality - a.quality)
    .map(({ type }) => type);
}

/** The platform uses the first type that it supports; the Accept header of a browser's navigation selects XML. */
function wantsXml(c: Context): boolean {
  const known = accepted(c.req.header('accept') ?? '*/*').find(
    (type) => XML.test(type) || type === 'application/json' || type === '*/*',
  );
  return known !== undefined && XML.test(known);
}

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function element(name: string, value: unknown, indent: string): string {
  return `${indent}<${name}>${content(value, indent)}</${name}>\n`;
}

function content(value: unknown, indent: string): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'true' : 'false';
  if (typeof value === 'string') return escapeXml(value);
  if (typeof value === 'number') return String(value);
  const inner = `${indent}  `;
  const parts = Array.isArray(value)
    ? value.map((entry: unknown) => element('item', entry, inner))
    : Object.entries(value).map(([name, part]) => element(name, part, inner));
  return parts.length === 0 ? '' : `\n${parts.join('')}${indent}`;
}

/** Responds in XML if the Accept header prefers it, even with refusals (`endpoints.md` §1). */
export function inWantedFormat(): MiddlewareHandler {
  return async (c, next) => {
    await next();
    const isJson = c.res.headers.get('content-type')?.includes('json') === true;
    if (!isJson || !wantsXml(c)) return;
    const body = `<?xml version="1.0"?>\n${element('response', await c.res.json(), '')}`;
    const headers = new Headers(c.res.headers);
    headers.set('Content-Type', 'application/xml; charset=utf-8');
    c.res = new Response(body, { status: c.res.status, headers });
  };
}
