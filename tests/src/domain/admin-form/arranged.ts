import type { Json } from '../../../../src/domain/admin-form/field.types';
import { app, field, fieldset, type Node } from './configured';

const TYPES: Json = {
  dataSource: { component: 'Magento_Ui/js/form/provider' },
  fieldset: { component: 'Magento_Ui/js/form/components/fieldset', extends: 'f' },
  nav: {
    component: 'Magento_Ui/js/form/components/tab_group',
    config: { template: 'ui/tab' },
    extends: 'f',
  },
  tab: { component: 'Magento_Ui/js/form/components/area', extends: 'f' },
  html: { component: 'Magento_Ui/js/form/components/html', extends: 'f' },
  f: { component: 'Magento_Ui/js/form/form', provider: 'f.source' },
};

/** A tab at a position among the others; its fields are below `data.<scope>`. */
export const tab = (label: string, position: number, children: Json, scope = label): Node => ({
  type: 'tab',
  dataScope: `data.${scope}`,
  insertTo: { 'f.sections': { position } },
  config: { label },
  children,
});

/** The configuration of a form `f` with tabs, as the platform prints a customer's. */
export const tabbed = (tabs: Json, data: Json = {}): Json => ({
  types: TYPES,
  components: {
    f: {
      children: {
        sections: { type: 'nav', config: { label: 'Information' }, children: [] },
        areas: { type: 'f', config: { namespace: 'f' }, children: tabs },
        source: {
          type: 'dataSource',
          config: { data, submit_url: 'https://shop.example/admin/save/' },
        },
      },
    },
  },
});

/** The field that removes a record. */
const removing: Node = {
  config: { component: 'Magento_Ui/js/dynamic-rows/action-delete', label: 'Actions' },
};

/** A table of records, as the platform prints one. */
export const table = (fields: Readonly<Record<string, Node>>, config: Json = {}): Node => ({
  dataScope: '',
  config: {
    component: 'Magento_Ui/js/dynamic-rows/dynamic-rows',
    recordTemplate: 'record',
    addButtonLabel: 'Add rule',
    deleteProperty: false,
    ...config,
  },
  children: {
    record: {
      config: {
        component: 'Magento_Ui/js/dynamic-rows/record',
        label: 'Rules',
        isTemplate: true,
        is_collection: true,
      },
      children: { ...scoped(fields), remove: removing },
    },
  },
});

/** A collection of items, one of which is open. */
export const items = (fields: Readonly<Record<string, Node>>, config: Json = {}): Node => ({
  dataScope: 'items',
  config: {
    component: 'Magento_Ui/js/form/components/collection',
    label: 'Item',
    itemTemplate: 'item',
    ...config,
  },
  children: {
    item: {
      config: { component: 'Magento_Ui/js/form/components/collection/item', isTemplate: true },
      children: scoped(fields),
    },
  },
});

/** A modal with the buttons of the platform's, or those of `options`. */
export const modal = (
  fields: Readonly<Record<string, Node>>,
  options: Json = {},
  config: Json = {},
): Node => ({
  config: {
    component: 'Magento_Ui/js/modal/modal-component',
    options: { title: 'More', type: 'slide', ...options },
    ...config,
  },
  children: { inner: fieldset(fields, { label: '' }) },
});

/** A button that opens the modal `f.f.more`. */
export const opening = (config: Json = {}): Node => ({
  config: {
    component: 'Magento_Ui/js/form/components/button',
    title: 'Open more',
    actions: [{ targetName: 'f.f.more', actionName: 'toggleModal' }],
    ...config,
  },
});

const scoped = (fields: Readonly<Record<string, Node>>): Json =>
  Object.fromEntries(
    Object.entries(fields).map(([name, node]) => [name, { dataScope: name, ...node }]),
  );

/** A field that must be filled in. */
export const required = (config: Json = {}): Node =>
  field('input', { validation: { 'required-entry': true }, ...config });

/** A form with a modal, and a field and a button beside it. */
export const withModal = (data: Json = {}, options: Json = {}, config: Json = {}): Json =>
  app(
    {
      set: fieldset({ a: field('input'), open: opening() }),
      more: modal({ b: required(), c: field('input') }, options, config),
    },
    data,
  );
