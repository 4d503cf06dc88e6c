import type { BlockText, BlockView } from './block.types';

/** Addresses of the form, with their secret keys. */
interface FormUrls {
  readonly save: string;
}

const NAMESPACE = 'cms_block_form';

const element = (name: string, type: string, config: object, dataScope = name) => ({
  type: `form.${type}`,
  name,
  dataScope,
  config: { template: 'ui/form/field', formElement: type, source: 'block', ...config },
});

const STORES = [
  { label: 'All Store Views', value: '0' },
  {
    label: 'Main Website',
    value: [
      {
        label: '    Main Website Store',
        value: [{ label: '        Default Store View', value: '1' }],
      },
    ],
  },
];

const fieldset = () => ({
  block_id: element('block_id', 'input', {
    component: 'Magento_Ui/js/form/element/abstract',
    visible: false,
    dataType: 'text',
  }),
  is_active: element('is_active', 'checkbox', {
    component: 'Magento_Ui/js/form/element/single-checkbox',
    prefer: 'toggle',
    valueMap: { false: '0', true: '1' },
    label: 'Enable Block',
    dataType: 'boolean',
    sortOrder: '10',
    default: '1',
  }),
  title: element('title', 'input', {
    component: 'Magento_Ui/js/form/element/abstract',
    label: 'Block Title',
    dataType: 'text',
    validation: { 'required-entry': true },
    sortOrder: '20',
  }),
  identifier: element('identifier', 'input', {
    component: 'Magento_Ui/js/form/element/abstract',
    label: 'Identifier',
    dataType: 'text',
    validation: { 'required-entry': true, 'no-marginal-whitespace': true },
  }),
  storeviews: element(
    'storeviews',
    'multiselect',
    {
      size: 6,
      component: 'Magento_Ui/js/form/element/multiselect',
      label: 'Store View',
      dataType: 'int',
      validation: { 'required-entry': true },
      tooltip: {
        link: 'https://experienceleague.adobe.com/docs/commerce-admin/start/setup/websites-stores-views.html#scope-settings',
        description: 'What is this?',
      },
      default: '0',
      options: STORES,
    },
    'store_id',
  ),
  content: element('content', 'wysiwyg', {
    elementTmpl: 'ui/content/content',
    validation: { 'validate-no-utf8mb4-characters': true },
    component: 'Magento_Ui/js/form/element/wysiwyg',
    additionalClasses: { 'admin__field-wide': true },
    content: '',
    wysiwygId: 'cms_block_form_content',
    wysiwyg: true,
    label: '',
  }),
});

const fieldsOf = (fields: BlockText) => ({
  title: fields.title,
  identifier: fields.identifier,
  content: fields.content,
  is_active: fields.isActive ? '1' : '0',
  store_id: fields.stores,
});

/** The data of a block as the form has it. */
const savedData = (block: BlockView) => ({
  block_id: String(block.id),
  ...fieldsOf(block),
  creation_time: block.createdAt,
  update_time: block.updatedAt,
  _first_store_id: block.stores[0] ?? '0',
  store_code: 'admin',
});

/**
 * The configuration of the block form as the platform prints it. A new block has no data but what was refused before.
 */
export function blockForm(
  block: BlockView | null,
  draft: BlockText | null,
  urls: FormUrls,
): object {
  const data = {
    ...(block !== null && savedData(block)),
    ...(draft !== null && fieldsOf(draft)),
  };
  const types = ['input', 'checkbox', 'multiselect', 'wysiwyg'];
  return {
    types: {
      dataSource: { component: 'Magento_Ui/js/form/provider' },
      ...Object.fromEntries(
        types.flatMap((type) => [
          [type, { extends: NAMESPACE }],
          [`form.${type}`, { extends: type }],
        ]),
      ),
      fieldset: { component: 'Magento_Ui/js/form/components/fieldset', extends: NAMESPACE },
      [NAMESPACE]: {
        component: 'Magento_Ui/js/form/form',
        deps: [`${NAMESPACE}.block_form_data_source`],
        provider: `${NAMESPACE}.block_form_data_source`,
      },
    },
    components: {
      [NAMESPACE]: {
        children: {
          [NAMESPACE]: {
            type: NAMESPACE,
            name: NAMESPACE,
            children: {
              general: {
                type: 'fieldset',
                name: 'general',
                children: fieldset(),
                config: { label: '' },
              },
            },
            dataScope: 'data',
            config: { namespace: NAMESPACE },
          },
          block_form_data_source: {
            type: 'dataSource',
            name: 'block_form_data_source',
            dataScope: NAMESPACE,
            config: {
              ...(Object.keys(data).length > 0 && { data }),
              submit_url: urls.save,
              params: {
                namespace: NAMESPACE,
                ...(block !== null && { block_id: String(block.id) }),
              },
            },
          },
        },
      },
    },
  };
}
