import { describe, expect, it } from 'vitest';

import { answerDifferences, type Answer } from '../../../scripts/lib/contract/answer-differences';

const answer = (change: Partial<Answer> = {}): Answer => ({
  status: 200,
  headers: { 'content-type': 'application/json; charset=utf-8' },
  body: { success: true },
  ...change,
});

const withCookies = (...lines: readonly string[]): Answer =>
  answer({ headers: { 'content-type': 'application/json', 'set-cookie': lines } });

describe('two responses', () => {
  it('are equal whatever the charset and the values of cookies', () => {
    const recorded = withCookies('PHPSESSID=a; Max-Age=3600; path=/');
    expect(answerDifferences(recorded, withCookies('PHPSESSID=b; Max-Age=3600'))).toEqual([]);
  });

  it('differ by status, and then by nothing else', () => {
    const refusal = answer({ status: 404, body: { message: 'No such entity' } });
    expect(answerDifferences(answer(), refusal)).toEqual([
      'status is 404, not 200 (No such entity)',
    ]);
  });

  it('differ where a cookie is set, dropped or left alone', () => {
    const recorded = withCookies('a=1', 'b=deleted; Max-Age=0', 'c=1');
    const actual = withCookies('a=deleted; Max-Age=0', 'b=1; Max-Age=60');
    expect(answerDifferences(recorded, actual)).toEqual([
      'cookie a is dropped, not set',
      'cookie b is set, not dropped',
      'cookie c is left alone, not set',
    ]);
  });

  it('differ by a redirect’s target, whatever the shop’s host', () => {
    const to = (location: string) => answer({ status: 302, headers: { location }, body: '' });
    const recorded = to('https://shop.example/checkout/cart/');
    expect(answerDifferences(recorded, to('http://127.0.0.1:1/checkout/cart/'))).toEqual([]);
    expect(answerDifferences(recorded, to('http://127.0.0.1:1/'))).toEqual([
      'location is /, not /checkout/cart/',
    ]);
  });

  it('differ in the messages that a redirect carries', () => {
    const saying = (text: string) =>
      withCookies(
        `mage-messages=${encodeURIComponent(JSON.stringify([{ type: 'error', text }]))}; path=/`,
      );
    expect(answerDifferences(saying('No.'), saying('Yes.'))).toEqual([
      'mage-messages.messages[].text says "Yes.", not "No."',
    ]);
  });

  it('differ by their XML', () => {
    const xml = (body: string) => answer({ headers: { 'content-type': 'application/xml' }, body });
    expect(answerDifferences(xml('<?xml?><a/>'), xml('<?xml?><b/>'))).toEqual([
      'body is other XML',
    ]);
  });
});
