// A parcel shop: one near the shopper's postcode is chosen below the carrier's rates, and its code is sent with the
// shipping address. The extension attribute belongs to a module of the shop.
(window.till ||= []).push((till) => {
  const SHOPS = [
    { code: 'PS-14', name: 'Corner Kiosk, 14 Pine Street' },
    { code: 'PS-27', name: 'Station Flowers, Platform 2' },
    { code: 'PS-31', name: 'Harbour Petrol, 31 Dock Road' },
  ];

  till.registerShippingMethod({
    code: 'parcel_shop',
    rates: ['tablerate'],
    form: {
      view: (host, shipping) => {
        const label = document.createElement('label');
        const select = document.createElement('select');
        select.append(
          new Option('Choose a parcel shop', ''),
          ...SHOPS.map(({ code, name }) => new Option(name, code)),
        );
        select.onchange = () => shipping.setFields({ shop: select.value });
        label.append('Parcel shop ', select);
        host.append(label);
        const show = ({ fields, refusedField }) => {
          select.value = fields.shop ?? '';
          select.ariaInvalid = String(refusedField === 'shop');
        };
        const context = shipping.context();
        if (context !== null) show(context);
        const stop = shipping.subscribe(show);
        return () => {
          stop();
          host.replaceChildren();
        };
      },
      check: ({ fields }) =>
        SHOPS.some(({ code }) => code === fields.shop)
          ? { status: 'ready', addressExtensionAttributes: { parcel_shop_code: fields.shop } }
          : { status: 'incomplete', message: 'Please choose a parcel shop.', field: 'shop' },
    },
  });
});
