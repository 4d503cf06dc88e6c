import {
  API_MESSAGES,
  everyFailure,
  GENERAL,
  LATE_RESPONSE,
  provedBy,
  UNIT_TEST,
  unitTested,
  UNREACHED,
  type Cell,
  type Outcome,
  type Row,
} from './cells';

const ELEMENT = 'tests/elements/account/till-tax-certificates.test.tsx';
const FAULT_TESTS = 'tests/elements/account/certificate-faults.test.tsx';
const CHECKOUT = 'tests/src/features/account/checkout-certificates.test.tsx';
const SHIPPING = 'checkout/verification/verify-shipping';

const LATE: Outcome = [null, LATE_RESPONSE];
const LOGIN: Outcome = [null, 'the login page opens'];
const STEP = 'the step stays open with what was typed; "Next" saves and verifies again';

const LIST_LOST = 'Your tax certificates could not be loaded.';
const LIST_STAYS = 'the list of the server stays; "Try Again" loads it';
const ZONES_LOST = 'The zones could not be loaded.';
const NO_FORM = '"Try Again" in the dialog asks for it again';
const NOT_THERE: Outcome = [
  'The form of the tax service cannot be shown. Please try again later.',
  NO_FORM,
];
const BLOCKED: Outcome = [
  'The form of the tax service was blocked. Please allow its script, or check your connection, and try again.',
  NO_FORM,
];
const LOOKED_AT = 'the list is loaded again and still has the certificate; it may be pressed again';
const NOT_DONE = 'There was a problem invalidating your certificate.';
const TAX_LOST = 'The taxes could not be recalculated yet.';
const SAVED = 'the certificate is saved all the same; "Try Again" calculates the taxes';

const testedBy = (message: string | null, then: string, file: string, test: string): Cell => ({
  message,
  then,
  proof: { file, test },
});

/** A row whose cells are tested response by response in the element. */
function inElement(
  outcomes: Parameters<typeof unitTested>[0],
  outOfOrder: Cell,
  lost?: Cell,
): Row['cells'] {
  const cells = Object.entries(unitTested(outcomes, outOfOrder)).map(([fault, cell]) => {
    const isOwn = fault !== 'out of order';
    return [fault, isOwn ? testedBy(cell.message, cell.then, FAULT_TESTS, UNIT_TEST) : cell];
  });
  return {
    ...(Object.fromEntries(cells) as Row['cells']),
    ...(lost === undefined ? {} : { lost }),
  };
}

const shippingFailed = (message: string | null): Cell =>
  provedBy(
    message,
    STEP,
    SHIPPING,
    'shows a failed save as before, and verifies with the next press (%s)',
  );

/** The verification of the shipping address, which is in the response to the saved step, and the calls about certificates. */
export const taxRows = {
  'verify-shipping': {
    title: 'Verifying the shipping address by a tax service, as the step is saved',
    cells: {
      late: provedBy(
        null,
        'the dialog opens once the response arrives',
        SHIPPING,
        'has the address verified and asks about a correction [TAXV-06] [TAXV-22] [TAXV-23]',
      ),
      never: shippingFailed(GENERAL),
      'out of order': provedBy(
        null,
        'an address that was changed meanwhile gets no answer',
        SHIPPING,
        'never lets an answer replace a newer address',
      ),
      html: shippingFailed(GENERAL),
      half: shippingFailed(GENERAL),
      empty: shippingFailed(GENERAL),
      '401': provedBy(
        null,
        'the login page opens; what was typed is saved',
        SHIPPING,
        'leads to the login page when the session has ended',
      ),
      '404': shippingFailed(API_MESSAGES['404']),
      '429': shippingFailed(API_MESSAGES['429']),
      '500': shippingFailed(API_MESSAGES['500']),
      offline: shippingFailed(UNREACHED),
    },
  },
  'certificate-list': {
    title: 'Tax certificates: loading the list',
    cells: inElement(
      {
        ...everyFailure(LIST_LOST, LIST_STAYS),
        late: LATE,
        '401': ['Please sign in to manage your tax certificates.', 'the list of the server stays'],
      },
      provedBy(
        null,
        'the newer list wins',
        'certificates/load-certificates',
        'is the newest list, whichever response arrives last',
      ),
    ),
  },
  'certificate-zones': {
    title: 'Tax certificates: loading the zones in the checkout',
    cells: inElement(
      {
        ...everyFailure(ZONES_LOST, '"Try Again" in the dialog loads them'),
        late: LATE,
        '401': LOGIN,
      },
      provedBy(
        null,
        'the newer list wins',
        'certificates/load-certificates',
        'is the newest list, whichever response arrives last',
      ),
    ),
  },
  'certificate-token': {
    title: 'Tax certificates: the token for the service’s form',
    cells: inElement(
      { ...everyFailure(API_MESSAGES, NO_FORM), late: LATE, '401': LOGIN },
      testedBy(
        null,
        'cannot happen: a closed dialog ends its call',
        CHECKOUT,
        'is nothing once the dialog is closed',
      ),
    ),
  },
  'certificate-script': {
    title: 'Tax certificates: the script of the service’s form',
    cells: inElement(
      {
        late: LATE,
        never: [
          'The form of the tax service takes too long to load. Please try again.',
          `after 20 seconds: ${NO_FORM}`,
        ],
        html: NOT_THERE,
        half: NOT_THERE,
        empty: NOT_THERE,
        '401': BLOCKED,
        '404': BLOCKED,
        '429': BLOCKED,
        '500': BLOCKED,
        offline: BLOCKED,
      },
      testedBy(
        null,
        'cannot happen: it is loaded once for a page',
        'tests/src/platform/sdk/load-sdk.test.ts',
        'is added once for all callers, and its SDK is handed to each',
      ),
    ),
  },
  'invalidate-certificate': {
    title: 'Tax certificates: invalidating one',
    cells: inElement(
      {
        ...everyFailure(GENERAL, LOOKED_AT),
        late: LATE,
        html: [NOT_DONE, LOOKED_AT],
        half: [NOT_DONE, LOOKED_AT],
        offline: [UNREACHED, LOOKED_AT],
        '401': LOGIN,
      },
      testedBy(
        null,
        'cannot happen: one certificate at a time',
        ELEMENT,
        'opens the module’s address once, and shows what the list has then',
      ),
      testedBy(
        null,
        'the list, loaded again, says that it was invalidated; nothing is sent twice',
        ELEMENT,
        'looks at the list after a lost response',
      ),
    ),
  },
  'refresh-taxes': {
    title: 'Tax certificates: calculating the taxes again',
    cells: inElement(
      { ...everyFailure(TAX_LOST, SAVED), late: LATE, '401': LOGIN },
      provedBy(
        null,
        'the latest refresh counts',
        'certificates/refresh-tax',
        'is settled by the latest one, whichever response arrives last [TAXV-17]',
      ),
    ),
  },
} satisfies Readonly<Record<string, Row>>;
