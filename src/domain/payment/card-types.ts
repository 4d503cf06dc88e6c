import type { CardType } from './card.types';

/** Gaps of most types: groups of four. */
const FOURS = [4, 8, 12];
const FOUR_SIX = [4, 10];
const from = (least: number, most: number): readonly number[] =>
  Array.from({ length: most - least + 1 }, (_, index) => least + index);

/**
 * The card types that the platform's gateways support (CARD-01). The security code's `name` is the issuer's term for it.
 */
export const cardTypes: readonly CardType[] = [
  {
    title: 'Visa',
    code: 'VI',
    prefixes: '4',
    lengths: [16],
    gaps: FOURS,
    securityCode: { name: 'CVV', size: 3 },
  },
  {
    title: 'MasterCard',
    code: 'MC',
    prefixes: '51-55 222100-272099',
    lengths: [16],
    gaps: FOURS,
    securityCode: { name: 'CVC', size: 3 },
    onlyAt: 16,
  },
  {
    title: 'American Express',
    code: 'AE',
    prefixes: '34 37',
    lengths: [15],
    gaps: FOUR_SIX,
    securityCode: { name: 'CID', size: 4 },
  },
  {
    title: 'Diners',
    code: 'DN',
    prefixes: '300-305 3095 36 38-39',
    lengths: [14, ...from(16, 19)],
    gaps: FOUR_SIX,
    securityCode: { name: 'CVV', size: 3 },
  },
  {
    title: 'Discover',
    code: 'DI',
    prefixes: '60110 60112-60114 601174 601177-601179 601186-601189 60119 644-649 65',
    lengths: from(16, 19),
    gaps: FOURS,
    securityCode: { name: 'CID', size: 3 },
  },
  {
    title: 'JCB',
    code: 'JCB',
    prefixes: '3528-3529 353-358',
    lengths: from(16, 19),
    gaps: FOURS,
    securityCode: { name: 'CVV', size: 3 },
  },
  {
    title: 'UnionPay',
    code: 'UN',
    prefixes: '622126-622129 62213-62219 6223-6228 62290-62291 622920-622925 624-626 6282-6288',
    lengths: from(16, 19),
    gaps: FOURS,
    securityCode: { name: 'CVN', size: 3 },
    withoutCheckDigit: true,
  },
  {
    title: 'Maestro International',
    code: 'MI',
    prefixes: '50 56-59 63 67',
    except: '6759 676770 676774',
    lengths: from(12, 19),
    gaps: FOURS,
    securityCode: { name: 'CVC', size: 3 },
  },
  {
    title: 'Maestro Domestic',
    code: 'MD',
    prefixes: '6759 676770 676774',
    except: '675924 675938 675940 675963-675969 675970 675976',
    lengths: from(12, 19),
    gaps: FOURS,
    securityCode: { name: 'CVC', size: 3 },
  },
  {
    title: 'Hipercard',
    code: 'HC',
    prefixes: '606282 637095 637568 637599 637609 637612',
    lengths: [13, 16],
    gaps: FOURS,
    securityCode: { name: 'CVC', size: 3 },
  },
  {
    title: 'Elo',
    code: 'ELO',
    prefixes:
      '401178-401179 431274 438935 457393 457631-457632 504175 506700-506702 506704-506708 506710-506712 506714-506721 506724-506733 506737 506739-506753 506760-506765 506770-506778 509000-509002 509004-509009 509012-509029 509031-509064 509066-509072 509074-509902 509964-509999 636297 636368 650405-650439 650485-650538 650541-650598 650700-650718 650720-650727 650901-650920 651652-651679 655000-655019 655021-655058',
    lengths: [16],
    gaps: FOURS,
    securityCode: { name: 'CVC', size: 3 },
  },
  {
    title: 'Aura',
    code: 'AU',
    prefixes: '5078',
    lengths: [19],
    gaps: FOURS,
    securityCode: { name: 'CVC', size: 3 },
  },
];
