/** A console message: `report(code, text)` in the source. */
export interface ConsoleMessage {
  /** Never reused for another message. */
  readonly code: number;
  /** As in the source, with `…` for variable parts. */
  readonly text: string;
  /** What happened, and what still works. */
  readonly meaning: string;
  /** What the shop's developer can do about it. */
  readonly remedy: string;
}

/** Messages about one subject. */
export interface MessageGroup {
  readonly title: string;
  readonly messages: readonly ConsoleMessage[];
}

const PRINT_CONFIGURATION =
  'Or give what is missing yourself in a `data-till-config` script: [configuration.md](configuration.md).';

const EARLY =
  'Put `till-early.js` into the head, before all other scripts: [embedding.md](embedding.md#one-script-tag).';

/** Every message that the bundle logs to the console. */
export const MESSAGES: readonly MessageGroup[] = [
  {
    title: 'Loading and starting',
    messages: [
      {
        code: 1,
        text: 'Till did not load.',
        meaning: 'The loader failed. Every tag keeps its fallback. The error follows the message.',
        remedy:
          'If the error is "Add data-till", add that attribute to the script tag: the loader did not find its own address.',
      },
      {
        code: 2,
        text: '<…> did not load.',
        meaning:
          'A file of the element was not served, not allowed, or has another hash. The tag keeps its fallback, and the code is requested again when the browser is back online.',
        remedy:
          'Check that `chunks/` and `elements/` beside `till.js` are of the same version, and what the network panel says about the file: [embedding.md](embedding.md#security-headers).',
      },
      {
        code: 3,
        text: '<…> could not start.',
        meaning: 'The element failed before its first render. It keeps its fallback.',
        remedy: 'The error follows the message. Report it with the version of Till.',
      },
      {
        code: 4,
        text: '<…> threw an error.',
        meaning:
          'The element failed while it rendered, and shows a retry button. Other elements keep working.',
        remedy:
          'The error is on the console too. Where the stack names a script of your own, mend that; otherwise report it.',
      },
      {
        code: 5,
        text: 'The configuration of this page could not be saved.',
        meaning: '`till-early.js` failed. Elements read the page later, as without it.',
        remedy: 'The error follows the message.',
      },
      {
        code: 6,
        text: '<…> is already defined: remove the other script tag of Till.',
        meaning: 'A second copy of the bundle is on the page. The first one stays in charge.',
        remedy: 'Remove one of the script tags, or the import of a bundler.',
      },
      {
        code: 7,
        text: 'The bridge did not load.',
        meaning:
          'What old widgets change shows only after a page load, and an order that was left open is not looked up.',
        remedy: 'As for `till-2`.',
      },
      {
        code: 8,
        text: 'The data layer could not be started.',
        meaning: '`till-datalayer.js` failed and pushes nothing.',
        remedy: 'The error follows the message: [measuring.md](measuring.md).',
      },
      {
        code: 9,
        text: 'A part of measuring could not start.',
        meaning: 'Some of the measuring events do not fire on this page.',
        remedy: 'The error follows the message. Report it with the address of the page.',
      },
      {
        code: 10,
        text: 'The code of till.measure() could not be loaded.',
        meaning: 'Nothing is measured on this page.',
        remedy: 'As for `till-2`.',
      },
      {
        code: 11,
        text: 'The code of data-till-debug did not load.',
        meaning: 'There is no log.',
        remedy: 'As for `till-2`.',
      },
      {
        code: 12,
        text: 'till.region() did not load.',
        meaning: 'Regions stay empty on this page; everything else works.',
        remedy: 'As for `till-2`.',
      },
    ],
  },
  {
    title: 'Attributes and configuration',
    messages: [
      {
        code: 20,
        text: '<…>: the attribute "…" …; … is used instead.',
        meaning: 'The value of the attribute is no number, or no JSON.',
        remedy: 'Correct the attribute: [elements.md](elements.md) has the type of each.',
      },
      {
        code: 21,
        text: '<…>: the data-till-config script inside it is not valid JSON.',
        meaning: 'The script is left out.',
        remedy: 'Correct its JSON: no comments, no commas at the end.',
      },
      {
        code: 22,
        text: 'A data-till-config script holds no JSON object.',
        meaning: 'The script is left out: it is no JSON object, or nested in more than 512 levels.',
        remedy: 'Write an object: [configuration.md](configuration.md).',
      },
      {
        code: 23,
        text: 'An init script holds no JSON object.',
        meaning:
          'The script, or a `data-mage-init` attribute, is left out: it is no JSON object, or nested in more than 512 levels. The element that it configures may lack data.',
        remedy: 'Correct the template that writes it.',
      },
      {
        code: 24,
        text: '….… cannot be read; a default is used instead.',
        meaning: 'A key of the page’s configuration has an unexpected value.',
        remedy:
          'Look at the key that the message names: [configuration.md](configuration.md) has its type.',
      },
      {
        code: 25,
        text: 'The page has neither window.checkout nor window.BASE_URL: call till.configure({ baseUrl, storeCode }).',
        meaning: 'The addresses of the shop are guessed, so calls may fail.',
        remedy: 'Keep the templates that print them: [embedding.md](embedding.md#in-a-luma-theme).',
      },
      {
        code: 26,
        text: 'The page has no window.checkoutConfig: put the element on the cart page or the checkout.',
        meaning: 'There is no checkout, and there are no totals and coupons.',
        remedy: `Move the element. ${PRINT_CONFIGURATION}`,
      },
      {
        code: 27,
        text: 'The page has no readable address form: put till-early.js in the head.',
        meaning: 'The default fields are shown.',
        remedy: `${EARLY} ${PRINT_CONFIGURATION}`,
      },
      {
        code: 28,
        text: 'The page has no countries: put till-early.js in the head.',
        meaning: 'The address form has no choice of countries.',
        remedy: `${EARLY} ${PRINT_CONFIGURATION}`,
      },
      {
        code: 60,
        text: 'Two address verifiers are registered for the same addresses. The one in use is "…".',
        meaning:
          'Both are set up on the page, or the later one was registered with the code of the one in use and has replaced it. Each address is verified once, by the one that is named.',
        remedy:
          'Register one of them only, or let the `settings` of the other be `null` on this page (docs/tax.md).',
      },
      {
        code: 59,
        text: 'A function of a wallet provider threw an error.',
        meaning:
          'A function that a provider passed to `press`, `change` or `confirm` threw an error, or its promise was rejected. The error follows. The purchase goes on as if the shop had not been reached: nothing is charged twice.',
        remedy:
          'Return `{ ok: false, error }` from that function in place of throwing (docs/payments.md).',
      },
      {
        code: 58,
        text: 'The wallet buttons of "…" could not be shown.',
        meaning:
          'A provider that a script registered with `till.registerWallet` threw an error, or its promise was rejected; or the code of a provider that comes with Till could not be loaded. The error follows. Other providers and the rest of the page go on working.',
        remedy:
          'Correct the `places` or `mount` of that provider (docs/payments.md). For one that comes with Till, check that all files of the release are on the server.',
      },
      {
        code: 57,
        text: 'The shop does not load the section "…".',
        meaning:
          'The server refuses this section of the private data, or answers without a numeric `data_id`. The others are loaded without it.',
        remedy:
          'Take the name out of the page’s list of sections, or install the module that provides it and declares it in its `etc/frontend/di.xml`.',
      },
      {
        code: 29,
        text: "The page's configuration was removed, and requesting it again failed (…): put till-early.js in the head.",
        meaning:
          'The old front end removed the init scripts before Till could read them. Elements that need them keep the server’s markup.',
        remedy: EARLY,
      },
      {
        code: 30,
        text: 'The page has no countries, and the request for directory/countries failed (…).',
        meaning: 'The address form has no choice of countries.',
        remedy: PRINT_CONFIGURATION,
      },
      {
        code: 31,
        text: '<…>: the page has ….',
        meaning: 'The element needs what the page lacks. The server’s content stays.',
        remedy:
          'Keep the part of the page that the message names: [configuration.md](configuration.md).',
      },
      {
        code: 32,
        text: 'till.configure() came too late for …: call it in till.push().',
        meaning: 'The elements had started, so the values have no effect.',
        remedy:
          'Call it before the script tag or right after it: `(window.till ||= []).push(...)`.',
      },
      {
        code: 33,
        text: 'The dictionary … could not be read.',
        meaning: 'Texts come from Till’s own translations, or stay English.',
        remedy: 'Deploy the theme’s `js-translation.json`: [languages.md](languages.md).',
      },
      {
        code: 34,
        text: 'The translations … could not be read.',
        meaning: 'Some texts stay English.',
        remedy:
          'Serve the folder `i18n/` of `dist/`; a bundler that does not copy it needs `filesUrl` ([application.md](application.md#files-beside-the-code)).',
      },
      {
        code: 35,
        text: 'The browser’s storage is blocked or full.',
        meaning: 'Entries are kept in memory until the page is left.',
        remedy: 'Nothing, where the visitor blocks it. Else look for what fills it.',
      },
    ],
  },
  {
    title: 'Calls and other companies’ scripts',
    messages: [
      {
        code: 40,
        text: 'A change of the cart failed (…).',
        meaning:
          'The shopper sees a message and may try again. The word names the kind of failure.',
        remedy: 'Look at the call in the network panel and at the server’s log.',
      },
      {
        code: 41,
        text: '<till-html-content>: … is another site.',
        meaning: 'The form key is not sent there, so the content cannot be loaded.',
        remedy: 'Use an address of the shop.',
      },
      {
        code: 42,
        text: '… cannot be used (…): check the content security policy.',
        meaning:
          'A provider’s script did not load, or is not what was expected. The shopper may try again.',
        remedy:
          'Allow its origin: [embedding.md](embedding.md#security-policy-for-payment-providers).',
      },
      {
        code: 62,
        text: '…: …',
        meaning:
          'The region in a sheet of Apple Pay has no id in this shop: "Region not found", "No regions available for country" or "Error fetching regions". Rates and taxes of the country apply, and the shopper goes on.',
        remedy:
          'Check the regions of that country in the shop, and the call `directory/countries`.',
      },
      {
        code: 43,
        text: '… is not allowed: add the Trusted Types policy "till-sdk".',
        meaning: 'The page’s Trusted Types do not let Till load a provider’s script.',
        remedy: 'Add `till-sdk` to `trusted-types`: [embedding.md](embedding.md#security-headers).',
      },
      {
        code: 44,
        text: '<till-map>: the maps service could not draw a map.',
        meaning: 'The locations are shown as a list. The error follows the message.',
        remedy: 'Check the key of the maps service and its restrictions.',
      },
      {
        code: 56,
        text: 'A part was not enhanced.',
        meaning:
          'A part of the page builder’s content stays as the server rendered it. The error follows the message.',
        remedy: 'Report the error with the part’s markup and the version of Till.',
      },
      {
        code: 45,
        text: '…',
        meaning: 'Stripe could not be started; the text is Stripe’s own where it has one.',
        remedy: 'Check the keys in the configuration of Stripe’s module.',
      },
    ],
  },
  {
    title: 'The administration',
    messages: [
      {
        code: 63,
        text: '<…> has no configuration of "…" that is its alone.',
        meaning:
          'The element found no init script of this namespace between its tags, or one that starts something else too. The stock front end has the form.',
        remedy:
          'Put the tag around the whole block of the form, check its attribute `namespace`, and put `till-admin.js` into the head, before all other scripts: [administration.md](administration.md).',
      },
      {
        code: 64,
        text: '<…> leaves "…" to the stock front end: … of ….',
        meaning:
          'The form has a part that the element does not know: a component, a setting, a link, a button, or an address of another site. The stock front end has the form, whole.',
        remedy: 'None is needed: [administration.md](administration.md) lists what is known.',
      },
      {
        code: 65,
        text: '<…> gave "…" back to the stock front end.',
        meaning:
          'The element threw an error. The stock front end starts the form; what was typed is lost. The error follows the message.',
        remedy: 'Report the error with the version of Till.',
      },
    ],
  },
  {
    title: 'Scripts of the page',
    messages: [
      {
        code: 50,
        text: 'A callback threw.',
        meaning: 'The other callbacks run. The error follows the message.',
        remedy: 'Mend the callback.',
      },
      {
        code: 51,
        text: 'A function passed to till.subscribe() threw an error.',
        meaning: 'The subscription stays. It is reported once for each subscription.',
        remedy: 'Mend the function; `cart` and `totals` may be null.',
      },
      {
        code: 52,
        text: 'availability() of … failed.',
        meaning: 'The method is listed but cannot be chosen.',
        remedy: 'Mend the method: [payments.md](payments.md).',
      },
      {
        code: 53,
        text: 'afterPlace() failed; the order exists.',
        meaning: 'The shopper sees the success page.',
        remedy: 'Mend the method, and check the payment of the order.',
      },
      {
        code: 54,
        text: 'The view of the region "…" threw an error.',
        meaning: 'The region shows nothing of it; other views and the element keep working.',
        remedy: 'Mend the view: [extending.md](extending.md).',
      },
      {
        code: 55,
        text: 'check() of … failed.',
        meaning:
          'The form below the shipping rate counts as incomplete. The error follows the message.',
        remedy: 'Mend the form’s `check`.',
      },
    ],
  },
];
