import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { messagesAddress } from '../../rollup/compile.mjs';
import { filesIn } from '../../scripts/lib/files';
import { messagesPage } from '../../scripts/lib/messages/messages-page';
import { MESSAGES } from '../../scripts/lib/messages/table';
import { siteOutline, sitePath } from '../../scripts/lib/site/outline';

const sources = ['src', 'elements'].flatMap(filesIn).filter((file) => /\.tsx?$/.test(file));
const textOf = (file: string): string => readFileSync(file, 'utf8');

/** `report(code, text)` or `messageText(code, text)` in the source; the text is null where it is no literal. */
const written = sources.flatMap((file) =>
  [
    ...textOf(file).matchAll(/\b(?:report|messageText)\(\s*(\d+),\s*(?:(['"`])((?:(?!\2).)*)\2)?/g),
  ].map(([, code, , text]) => ({
    code: Number(code),
    text: text?.replace(/\$\{[^}]*\}+/g, '…') ?? null,
  })),
);

const listed = MESSAGES.flatMap(({ messages }) => messages);

describe('docs/messages.md', () => {
  it('is what `npm run docs` writes', () => {
    expect(textOf('docs/messages.md')).toBe(messagesPage());
  });

  it('explains every message in the source, and no other', () => {
    const codes = (messages: readonly { code: number }[]): readonly number[] =>
      [...new Set(messages.map(({ code }) => code))].toSorted((one, other) => one - other);
    expect(codes(written)).toEqual(codes(listed));
  });

  it('quotes the messages', () => {
    const texts = new Map(listed.map(({ code, text }) => [code, text]));
    const misquoted = written.filter(({ code, text }) => text !== null && texts.get(code) !== text);
    expect(misquoted).toEqual([]);
  });

  it('gives each code to one message', () => {
    const codes = listed.map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
  });
});

describe('the source', () => {
  it('writes messages with a code only, but for the debug log', () => {
    const others = sources.filter(
      (file) =>
        !/^(?:src\/platform\/console\.ts|elements\/debug\/)/.test(file) &&
        /\bconsole\.\w+\((?!messageText\()/.test(textOf(file)),
    );
    expect(others).toEqual([]);
  });
});

it('the address of the page is absolute once the documentation has one', () => {
  expect(messagesAddress(null)).toBe('docs/messages.md');
  expect(messagesAddress('https://till.example/')).toBe('https://till.example/messages.html');
  const list = siteOutline().flatMap(({ pages }) => pages);
  expect(list.map(sitePath)).toContain('messages.md');
});
