import type { CartView } from '../../../../demo/shop/pages/cart.types';
import type { PageContext } from '../../../../demo/shop/pages/context.types';
import type { CustomerView } from '../../../../demo/shop/pages/customer.types';
import type { Category, Product } from '../../../../demo/shop/pages/product.types';
import * as pages from '../../../../demo/shop/pages/index';
import type { ReviewsView } from '../../../../demo/shop/pages/reviews/reviews.types';
import type { Purchase } from '../../../../demo/shop/pages/product/purchase.types';
import type { ListingView } from '../../../../demo/shop/pages/listing/listing.types';

/** A name that tries to break out of its context in every way that markup allows. */
export const hostile = `"><img src=x onerror=alert(1)></script><script>alert(1)</script>&'`;

/** Every type of option at once, with the given name. */
export function purchaseOf(name = 'The Salt Road'): Purchase {
  const money = { amount: 9.99, text: '$9.99' };
  const values = [
    { id: '1', title: name, price: '+$1.00', isChosen: true, isSalable: true },
    { id: '2', title: name, price: '', isChosen: false, isSalable: false },
  ];
  const customKinds = [
    'field',
    'area',
    'date',
    'drop_down',
    'radio',
    'checkbox',
    'multiple',
  ] as const;
  return {
    actionUrl: '/checkout/cart/add/uenc/abc/product/1/',
    itemId: '',
    qty: 2,
    isQtyDecimal: false,
    isVirtual: false,
    maxQty: 10_000,
    tiers: [{ qty: 10, price: money, saving: 12 }],
    pictures: [
      { src: '/art/BK-1.svg', alt: name },
      { src: '/art/BK-2.svg', alt: name },
    ],
    customOptions: customKinds.map((kind, index) => ({
      id: String(index + 1),
      kind,
      title: name,
      isRequired: index % 2 === 0,
      price: '+$1.00',
      maxLength: 20,
      value: kind === 'date' ? '2026-12-04 00:00:00' : name,
      values,
    })),
    bundle: (['select', 'radio', 'checkbox', 'multi'] as const).map((kind, index) => ({
      id: String(index + 1),
      kind,
      title: name,
      isRequired: index % 2 === 1,
      qty: index < 2 ? 3 : null,
      values,
    })),
    members: [
      {
        id: '61',
        name,
        url: '/a.html',
        cover: '/art/x.svg',
        price: money,
        qty: 1,
        isSalable: true,
      },
    ],
    giftCard: {
      isVirtual: true,
      amounts: [{ ...money, isChosen: true }],
      open: { min: money, max: money, value: '' },
      senderName: name,
      senderEmail: name,
      recipientName: name,
      recipientEmail: name,
      message: name,
    },
    links: [{ id: '5', title: name, price: money, sampleUrl: '/sample/', isChosen: false }],
    samples: [{ title: name, url: '/sample/' }],
  };
}

/** All texts of a page, with the given name. */
export function fixtures(name = 'The Salt Road') {
  const category: Category = { id: '3', name, url: '/fiction.html', description: name };
  const image = { src: '/art/BK-1.svg', alt: name, width: 300, height: 400 };
  const product: Product = {
    id: '1',
    sku: 'BK-1',
    type: 'configurable',
    name,
    author: name,
    medium: 'book',
    url: '/the-salt-road.html',
    image,
    price: {
      final: { amount: 9.99, text: '$9.99' },
      old: { amount: 14, text: '$14.00' },
      from: { amount: 9.99, text: '$9.99' },
      to: { amount: 12, text: '$12.00' },
      advertised: null,
      fee: { title: name, price: { amount: 1, text: '$1.00' } },
    },
    isSalable: true,
    rating: { count: 2, percent: 90 },
    stockNote: 'Only 2 left',
    minQty: 2,
    qtyStep: 2,
    description: [name],
    facts: [{ label: name, value: name }],
    options: [
      {
        id: '93',
        code: 'color',
        label: name,
        values: [
          {
            id: '52',
            label: 'Teal',
            swatch: '#1f6f6b',
            swatchKind: 'color',
            cover: '/art/BK-1-TEAL.svg',
            products: ['7'],
          },
          { id: '53', label: name, swatch: '/art/x.svg', swatchKind: 'image', products: [] },
          { id: '54', label: name, swatch: name, swatchKind: 'text', products: ['8'] },
        ],
      },
    ],
    hasRequiredOptions: false,
    addToCartUrl: '/checkout/cart/add/uenc/abc/product/1/',
    wishUrl: 'http://shop.example/wishlist/index/add/',
    uenc: 'abc',
  };
  const cart: CartView = {
    count: 2,
    lines: [
      {
        itemId: '77',
        name,
        url: product.url,
        image,
        options: [{ label: name, value: name }],
        qty: 2,
        price: '$9.99',
        rowTotal: '$19.98',
        message: name,
      },
    ],
    totals: [{ code: 'grand_total', label: 'Order Total', value: '$19.98' }],
    couponCode: name,
    canCheckout: true,
    updateUrl: '/checkout/cart/updatePost/',
    deleteUrl: '/checkout/cart/delete/',
    couponUrl: '/checkout/cart/couponPost/',
    checkoutUrl: '/checkout/',
  };
  const customer: CustomerView = {
    firstname: name,
    lastname: name,
    email: 'reader@example.com',
    addresses: [{ id: '1', lines: [name], isDefaultShipping: true, isDefaultBilling: true }],
  };
  const order = {
    number: '000000041',
    url: '/sales/order/view/order_id/41/',
    reorderUrl: '/sales/order/reorder/order_id/41/',
    placedAt: 'November 3, 2026',
    status: 'Processing',
    grandTotal: '$19.98',
    lines: [{ name, qty: 2, rowTotal: '$19.98' }],
  };
  return { category, product, cart, customer, order };
}

/** Reviews with that name, with a second page and a refused form. */
export function reviewsOf(name = 'Salt'): ReviewsView {
  const review = {
    title: name,
    detail: name,
    nickname: name,
    date: '10/2/26',
    dateTime: '2026-10-02T12:00:00.000Z',
    ratings: [{ label: 'Rating', percent: 80 }],
  };
  return {
    rating: { count: 2, percent: 90 },
    list: {
      reviews: [review],
      pager: {
        pages: [
          { value: '1', label: '1', url: null },
          { value: '2', label: '2', url: '?p=2' },
        ],
        previousUrl: null,
        nextUrl: '?p=2',
      },
    },
    action: '/review/product/post/id/1/',
    kinds: [{ id: 1, label: 'Rating', options: [1, 2] }],
    draft: { nickname: name, title: name, detail: name },
  };
}

/** A listing of these products with something in each of its parts. */
export function listingOf(products: readonly Product[], name = 'Salt'): ListingView {
  return {
    mode: 'grid',
    products,
    total: products.length * 2,
    first: 1,
    last: products.length,
    toolbar: {
      modes: [
        { value: 'grid', label: 'Grid', url: null },
        { value: 'list', label: 'List', url: '/fiction.html?product_list_mode=list' },
      ],
      orders: [{ value: 'name', label: name, isChosen: true }],
      limits: [{ value: '12', label: '12', isChosen: true }],
      direction: { value: 'desc', label: name, url: '/fiction.html?product_list_dir=desc' },
      action: '/fiction.html',
      kept: { sorter: [{ name, value: name }], limiter: [{ name, value: name }] },
      widget: { url: name },
    },
    pager: {
      pages: [
        { value: '1', label: '1', url: null },
        { value: '2', label: '2', url: '/fiction.html?p=2' },
      ],
      previousUrl: null,
      nextUrl: '/fiction.html?p=2',
    },
    filters: [
      {
        code: 'genre',
        label: name,
        options: [{ id: '1', label: name, count: 1, url: '/fiction.html?genre=1' }],
      },
    ],
    active: [{ label: name, value: name, removeUrl: '/fiction.html' }],
    clearUrl: '/fiction.html',
    isSwapped: true,
  };
}

/** The context of every page; a guest with one item in the cart. */
export function pageContext(changes: Partial<PageContext> = {}): PageContext {
  return {
    baseUrl: 'https://shop.test/',
    path: '/fiction.html',
    lang: 'en',
    dir: 'ltr',
    formKey: 'abcdefghijklmnop',
    messages: [],
    categories: [fixtures().category],
    customer: null,
    cartCount: 1,
    scriptUrl: '/till/till.js',
    scripts: [],
    blocking: [],
    preload: ['/till/elements/till-mini-cart.js'],
    currency: 'USD',
    config: { till: { checkout: {} }, init: [] },
    ...changes,
  };
}

/** Every page of the shop, with the given name everywhere. */
export function everyPage(name?: string, changes: Partial<PageContext> = {}) {
  const { category, product, cart, customer, order } = fixtures(name);
  const ctx = pageContext({ categories: [category], ...changes });
  const products = [product, { ...product, id: '2', isSalable: false }];
  return {
    home: pages.renderHome(ctx, {
      noticeHtml: null,
      featured: products,
      shelves: [{ category, products }],
    }),
    category: pages.renderCategory(ctx, { category, listing: listingOf(products, name) }),
    product: pages.renderProduct(ctx, {
      product,
      purchase: purchaseOf(name),
      category,
      related: products,
      reviews: reviewsOf(name),
      media: {
        kind: 'video',
        title: name ?? 'Film',
        src: '/x.webm',
        type: 'video/webm',
        poster: '/x.svg',
      },
    }),
    cart: pages.renderCart(ctx, { cart }),
    emptyCart: pages.renderCart(ctx, { cart: { ...cart, count: 0, lines: [] } }),
    checkout: pages.renderCheckout(ctx, { cart }),
    success: pages.renderSuccess(ctx, {
      orderNumber: '000000042',
      orderUrl: null,
      payment: null,
      isPickup: false,
      createAccountUrl: '/checkout/account/delegateCreate/',
    }),
    login: pages.renderLogin(ctx, {
      actionUrl: '/customer/account/loginPost/',
      accounts: [{ email: 'reader@example.com', password: 'secret' }],
      captchaUrl: '/media/captcha/base/0123456789abcdef0123456789abcdef.png',
      canRemember: true,
    }),
    orders: pages.renderOrders({ ...ctx, customer }, { orders: [order] }),
    noOrders: pages.renderOrders({ ...ctx, customer }, { orders: [] }),
    order: pages.renderOrder(
      { ...ctx, customer },
      {
        order: {
          ...order,
          gift: { sender: name ?? 'Ann', recipient: name ?? 'Bob', message: name ?? 'Enjoy it' },
          lines: [
            {
              id: 87,
              gift: {
                sender: name ?? 'Ann',
                recipient: name ?? 'Bob',
                message: name ?? 'Enjoy it',
              },
              name: name ?? 'The Salt Road',
              sku: 'BK-1',
              options: [{ label: 'Colour', value: 'Teal' }],
              price: '$9.99',
              qty: 2,
              rowTotal: '$19.98',
            },
          ],
          totals: cart.totals,
          shippingAddress: [name ?? 'Jane Doe'],
          billingAddress: [name ?? 'Jane Doe'],
          shippingMethod: 'Flat Rate - Fixed',
          paymentMethod: name ?? 'Check / Money order',
          payment: { state: 'paid', words: 'Paid', label: 'Visa •••• 4242' },
        },
      },
    ),
    createAccount: pages.renderCreateAccount(ctx, {
      orderNumber: '000000042',
      values: {
        firstname: name ?? 'Jane',
        lastname: name ?? 'Doe',
        email: name ?? 'jane@example.com',
        isSubscribed: true,
      },
    }),
    forgotPassword: pages.renderForgotPassword(ctx, { email: name ?? '' }),
    newPassword: pages.renderNewPassword(ctx, { token: name ?? 'abc' }),
    mail: pages.renderMail(ctx, {
      letters: [
        {
          recipient: name ?? 'jane@example.com',
          subject: name ?? 'Reset your password',
          url: '/customer/account/createPassword/?token=abc',
          sentAt: 'November 3, 2026',
        },
      ],
    }),
    noMail: pages.renderMail(ctx, { letters: [] }),
    account: pages.renderAccount(
      { ...ctx, customer },
      { customer, orders: [order], logoutUrl: '/customer/account/logout/' },
    ),
    search: pages.renderSearch(ctx, {
      query: name ?? 'salt',
      note: '',
      listing: listingOf(products, name),
      suggestions: [{ title: name ?? 'salt', count: 1, url: '/catalogsearch/result/?q=salt' }],
    }),
    notFound: pages.renderNotFound(ctx),
  };
}
