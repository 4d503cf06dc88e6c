import { translate } from '../domain/language/translate';

/** The configuration of one field of an address form (`config-shapes.md` §1.3). */
type FieldNode = Readonly<Record<string, unknown>>;

const ABSTRACT = 'Magento_Ui/js/form/element/abstract';
const TEXT = { 'required-entry': true, max_text_length: 255, min_text_length: 1 };

function node(
  scope: string,
  name: string,
  label: string,
  sortOrder: number,
  validation: object,
  rest: FieldNode = {},
): FieldNode {
  return {
    component: ABSTRACT,
    config: {
      customScope: scope,
      template: 'ui/form/field',
      elementTmpl: 'ui/form/element/input',
    },
    dataScope: `${scope}.${name}`,
    label: translate(label),
    provider: 'checkoutProvider',
    sortOrder: String(sortOrder),
    validation,
    options: [],
    filterBy: null,
    customEntry: null,
    visible: true,
    ...rest,
  };
}

function street(scope: string): FieldNode {
  const line = (index: number, validation: object, additionalClasses: string) => ({
    component: ABSTRACT,
    config: { customScope: scope, template: 'ui/form/field' },
    dataScope: index,
    provider: 'checkoutProvider',
    validation,
    additionalClasses,
  });
  return {
    component: 'Magento_Ui/js/form/components/group',
    label: translate('Street Address'),
    required: true,
    dataScope: `${scope}.street`,
    provider: 'checkoutProvider',
    sortOrder: '70',
    type: 'group',
    additionalClasses: 'street',
    children: [
      line(0, TEXT, 'field'),
      line(1, { max_text_length: 255, min_text_length: 1 }, 'additional'),
    ],
  };
}

const SELECT = 'Magento_Ui/js/form/element/select';

/** The address fields for an estimate. */
export function locationFields(scope: string): Readonly<Record<string, FieldNode>> {
  return {
    country_id: node(
      scope,
      'country_id',
      'Country',
      80,
      { 'required-entry': true },
      {
        component: SELECT,
      },
    ),
    region: node(scope, 'region', 'State/Province', 90, {}, { visible: false }),
    region_id: node(
      scope,
      'region_id',
      'State/Province',
      90,
      { 'required-entry': true },
      {
        component: 'Magento_Ui/js/form/element/region',
        customEntry: `${scope}.region`,
        filterBy: { target: '${ $.provider }:${ $.parentScope }.country_id', field: 'country_id' },
      },
    ),
    postcode: node(
      scope,
      'postcode',
      'Zip/Postal Code',
      110,
      { 'required-entry': true },
      {
        component: 'Magento_Ui/js/form/element/post-code',
      },
    ),
  };
}

/** All fields of an address form. */
export function addressFields(scope: string): Readonly<Record<string, FieldNode>> {
  const optional = { max_text_length: 255, min_text_length: 0 };
  const tooltip = { description: translate('For delivery questions.') };
  return {
    firstname: node(scope, 'firstname', 'First Name', 20, TEXT),
    lastname: node(scope, 'lastname', 'Last Name', 40, TEXT),
    company: node(scope, 'company', 'Company', 60, optional),
    street: street(scope),
    city: node(scope, 'city', 'City', 100, TEXT),
    telephone: node(scope, 'telephone', 'Phone Number', 120, TEXT, {
      config: {
        customScope: scope,
        template: 'ui/form/field',
        elementTmpl: 'ui/form/element/input',
        tooltip,
      },
    }),
    ...locationFields(scope),
  };
}
