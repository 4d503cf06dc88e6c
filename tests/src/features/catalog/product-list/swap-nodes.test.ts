import { expect, it } from 'vitest';
import { nodesOf } from '../../../../../src/features/catalog/product-list/swap-nodes';

/** The markup that is taken out of a list with this content. */
function taken(html: string): string {
  const page = document.implementation.createHTMLDocument('');
  page.body.innerHTML = `<till-product-list>${html}</till-product-list>`;
  const host = document.createElement('div');
  host.append(...nodesOf(page, 'own-key'));
  return host.innerHTML;
}

it.each([
  ['a script', '<script>a()</script><p>x</p>', '<p>x</p>'],
  ['a script in a drawing', '<svg><script>a()</script></svg>', '<svg></svg>'],
  ['a base', '<base href="https://elsewhere.example/"><p>x</p>', '<p>x</p>'],
  ['a refresh', '<meta http-equiv="refresh" content="0;url=/x"><p>x</p>', '<p>x</p>'],
  ['a style sheet of another site', '<link rel="stylesheet" href="//elsewhere.example/x.css">', ''],
  ['a frame', '<iframe srcdoc="<script>a()</script>"></iframe>', ''],
  ['an object', '<object data="/x"></object><embed src="/x">', ''],
  ['a handler', '<img src="/a.png" onerror="a()">', '<img src="/a.png">'],
  ['a handler in capitals', '<p ONCLICK="a()">x</p>', '<p>x</p>'],
  ['an address that runs', '<a href="javascript:a()">x</a>', '<a>x</a>'],
  ['a disguised one', '<a href=" JaVa\n\tscript:a()">x</a>', '<a>x</a>'],
  ['a button’s', '<button formaction="javascript:a()">x</button>', '<button>x</button>'],
  ['a form’s', '<form action="vbscript:a()"></form>', '<form></form>'],
  ['a document in an address', '<a href="data:text/html,x">x</a>', '<a>x</a>'],
  [
    'an animation of an address',
    '<svg><a><animate attributeName="href" values="javascript:a()"></animate></a></svg>',
    '<svg><a></a></svg>',
  ],
  [
    'a handler in a template',
    '<template><img src="/a.png" onload="a()"></template>',
    '<template><img src="/a.png"></template>',
  ],
])('takes %s out of a fetched list', (_what, html, kept) => {
  expect(taken(html)).toBe(kept);
});

it('keeps what a list consists of, with the visitor’s own form key', () => {
  const html =
    '<style>.a{width:1px}</style>' +
    '<script type="text/x-magento-init">{"*":{}}</script>' +
    '<ol data-mage-init="{}"><li class="item"><a href="/shelf?p=2#x" title="on sale">Data: one</a>' +
    '<img src="data:image/png;base64,AA==" alt="JavaScript: The Good Parts" style="width: 1px">' +
    '<svg><title>Wish list</title></svg></li></ol>' +
    '<form data-product-sku="JavaScript-Mug"><input value="data: all"></form>' +
    '<form action="/checkout/cart/add/" method="post"><input name="form_key" value="KEY"></form>';
  expect(taken(html.replace('KEY', 'another'))).toBe(html.replace('KEY', 'own-key'));
});
