// Suggestions while the street is typed, from the shop's own list. A service on the web has the same two calls: one
// for what is typed, one for what was chosen. Whatever fails here leaves the form as it is.
(window.till ||= []).push((till) => {
  const load = async (path, signal) => {
    const response = await fetch(`/examples/addresses${path}`, { signal });
    if (!response.ok) throw new Error(`The list of addresses returned ${response.status}.`);
    return response.json();
  };

  till.registerAddressLookup({
    code: 'own_list',
    countries: ['US', 'DE'],
    suggest: ({ text, countryId }, signal) =>
      load(`?text=${encodeURIComponent(text)}&country=${countryId}`, signal),
    resolve: ({ id }, signal) => load(`/${encodeURIComponent(id)}`, signal),
  });
});
