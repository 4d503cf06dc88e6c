/**
 * The address that deletes an address of the book (BOOK-02): the page's prefix, the id and the visitor's form key.
 *
 * @param prefix as contained in the page, or null
 */
export const deletionUrl = (
  prefix: string | null,
  baseUrl: string,
  id: number | string,
  formKey: string,
): string =>
  `${prefix ?? `${baseUrl}customer/address/delete/id/`}${String(id)}/form_key/${formKey}`;
