// A wallet of the shop's own: a signed-in customer with a default address buys the cart on account, in a dialog that shows
// what it costs with shipping. Till checks the amount, places one order at most, and opens the success page.
(window.till ||= []).push((till) => {
  const REFUSED = 'The shop cannot be reached. Please try again.';
  /** The order is looked up, and nothing is sent again. */
  const UNKNOWN = { ok: false, error: { kind: 'network' } };

  till.registerWallet({
    code: 'one_press',
    places: () => ['cart'],
    mount: async (host, request) => {
      const { baseUrl, storeCode } = request.shop;

      /** Calls the shop; a result is what Till expects: `{ ok, value }` or `{ ok, error }`. */
      const call = async (path, body) => {
        try {
          const response = await fetch(`${baseUrl}rest/${storeCode}/V1/${path}`, {
            method: body === undefined ? 'GET' : 'POST',
            headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest' },
            body: body && JSON.stringify(body),
          });
          // A gateway may give up while the shop still works: nobody knows what became of the request.
          if (response.status === 429 || response.status >= 500) return UNKNOWN;
          const value = await response.json();
          if (response.ok) return { ok: true, value };
          const message = value.message ?? REFUSED;
          return {
            ok: false,
            error: { kind: 'rejected', status: response.status, message, redirectAction: null },
          };
        } catch {
          // It is not known whether the shop has received it.
          return UNKNOWN;
        }
      };

      const addressOf = ({ addresses = [], default_shipping: id }) => {
        const found = addresses.find((one) => String(one.id) === String(id));
        if (found === undefined) return null;
        const { firstname, lastname, street, city, postcode, telephone, country_id, region } =
          found;
        return {
          firstname,
          lastname,
          street,
          city,
          postcode,
          telephone,
          countryId: country_id,
          region: region?.region,
          regionId: region?.region_id,
        };
      };

      const customer = await call('customers/me');
      const address = customer.ok ? addressOf(customer.value) : null;

      let rate;

      /**
       * What the order costs with the first shipping method, in cents; null when nothing can be delivered. An estimate, as
       * on the cart page: the shop may keep the region and the method of it, but no address.
       */
      const loadTotal = async () => {
        const rates = await call('carts/mine/estimate-shipping-methods', { address });
        if (!rates.ok) return rates;
        rate = rates.value.find(({ available }) => available);
        if (rate === undefined) return { ok: true, value: null };
        const { countryId, region, regionId, postcode } = address;
        const totals = await call('carts/mine/totals-information', {
          addressInformation: {
            address: { countryId, region, regionId, postcode },
            shipping_carrier_code: rate.carrier_code,
            shipping_method_code: rate.method_code,
          },
        });
        if (!totals.ok) return totals;
        return { ok: true, value: Math.round(totals.value.grand_total * 100) };
      };

      /** Till has checked the total: the address and the method become those of the cart, which is ordered. */
      const place = async () => {
        const chosen = await call('carts/mine/shipping-information', {
          addressInformation: {
            shipping_address: address,
            billing_address: address,
            shipping_carrier_code: rate.carrier_code,
            shipping_method_code: rate.method_code,
          },
        });
        if (!chosen.ok) return chosen;
        const placed = await call('carts/mine/payment-information', {
          billingAddress: address,
          paymentMethod: { method: 'checkmo' },
        });
        return placed.ok ? { ok: true, value: { redirect: null } } : placed;
      };

      let total = null;
      const button = document.createElement('button');
      button.type = 'button';
      button.className = 'button';
      button.textContent = 'Buy on account';
      button.hidden = true;

      const refresh = async () => {
        const loaded = address === null ? { ok: false } : await loadTotal();
        total = loaded.ok ? loaded.value : null;
        if (request.signal.aborted) return;
        button.hidden = total === null;
        request.onAvailable(!button.hidden);
      };

      const open = () => {
        const run = request.press({
          total,
          currency: 'usd',
          isChargedNow: true,
          updateTotal: async () => undefined,
          loadTotal,
        });
        // Till says why: another purchase is in progress.
        if (run === null) return;
        const sheet = document.createElement('dialog');
        const text = document.createElement('p');
        text.textContent = `To ${address.street.join(', ')}, ${address.city}: $${(total / 100).toFixed(2)}`;
        const pay = document.createElement('button');
        pay.className = 'button';
        pay.textContent = 'Buy now';
        const leave = document.createElement('button');
        leave.className = 'button';
        leave.textContent = 'Not now';
        sheet.setAttribute('aria-label', 'Buy on account');
        sheet.append(text, pay, ' ', leave);
        pay.onclick = async () => {
          pay.disabled = true;
          const isPaid = await run.confirm({ prepare: async () => ({ ok: true, value: place }) });
          if (isPaid) sheet.close('paid');
          else {
            // Also when Escape has closed it meanwhile, which cancelled nothing.
            run.cancel();
            sheet.close();
          }
        };
        leave.onclick = () => sheet.close();
        sheet.onclose = () => {
          if (sheet.returnValue !== 'paid') run.cancel();
          sheet.remove();
        };
        host.append(sheet);
        sheet.showModal();
      };

      button.onclick = open;
      host.append(button);
      request.signal.addEventListener('abort', () => host.replaceChildren());
      await refresh();
      return { refresh };
    },
  });
});
