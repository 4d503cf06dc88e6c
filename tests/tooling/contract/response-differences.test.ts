import { describe, expect, it } from 'vitest';

import {
  responseDifferences,
  type RecordedResponse,
} from '../../../scripts/lib/contract/response-differences';

const response = (change: Partial<RecordedResponse> = {}): RecordedResponse => ({
  status: 200,
  headers: { 'content-type': 'application/json; charset=utf-8' },
  body: { success: true },
  ...change,
});

const withCookies = (...lines: readonly string[]): RecordedResponse =>
  response({ headers: { 'content-type': 'application/json', 'set-cookie': lines } });

describe('two responses', () => {
  it('are equal whatever the charset and the values of cookies', () => {
    const recorded = withCookies('PHPSESSID=a; Max-Age=3600; path=/');
    expect(responseDifferences(recorded, withCookies('PHPSESSID=b; Max-Age=3600'))).toEqual([]);
  });

  it('differ by status, and then by nothing else', () => {
    const refusal = response({ status: 404, body: { message: 'No such entity' } });
    expect(responseDifferences(response(), refusal)).toEqual([
      'status is 404, not 200 (No such entity)',
    ]);
  });

  it('differ where a cookie is set, dropped or left alone', () => {
    const recorded = withCookies('a=1', 'b=deleted; Max-Age=0', 'c=1');
    const actual = withCookies('a=deleted; Max-Age=0', 'b=1; Max-Age=60');
    expect(responseDifferences(recorded, actual)).toEqual([
      'cookie a is dropped, not set',
      'cookie b is set, not dropped',
      'cookie c is left alone, not set',
    ]);
  });

  it('differ by a redirect’s target, whatever the shop’s host', () => {
    const to = (location: string) => response({ status: 302, headers: { location }, body: '' });
    const recorded = to('https://shop.example/checkout/cart/');
    expect(responseDifferences(recorded, to('http://127.0.0.1:1/checkout/cart/'))).toEqual([]);
    expect(responseDifferences(recorded, to('http://127.0.0.1:1/'))).toEqual([
      'location is /, not /checkout/cart/',
    ]);
  });

  it('differ in the messages that a redirect carries', () => {
    const saying = (text: string) =>
      withCookies(
        `mage-messages=${encodeURIComponent(JSON.stringify([{ type: 'error', text }]))}; path=/`,
      );
    expect(responseDifferences(saying('No.'), saying('Yes.'))).toEqual([
      'mage-messages.messages[].text says "Yes.", not "No."',
    ]);
  });

  it('differ by their XML', () => {
    const xml = (body: string) =>
      response({ headers: { 'content-type': 'application/xml' }, body });
    expect(responseDifferences(xml('<?xml?><a/>'), xml('<?xml?><b/>'))).toEqual([
      'body is other XML',
    ]);
  });
});
