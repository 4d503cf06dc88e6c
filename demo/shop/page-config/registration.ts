/** The init entry of the success page's registration block (`config-shapes.md` §5); 2.4.7 includes the link's URL. */
export function registrationInit(
  baseUrl: string,
  email: string,
): Readonly<Record<string, Readonly<Record<string, unknown>>>> {
  const registration = {
    component: 'Magento_Checkout/js/view/registration',
    config: { registrationUrl: `${baseUrl}checkout/account/delegateCreate/`, email },
    children: { errors: { component: 'Magento_Ui/js/view/messages', displayArea: 'messages' } },
  };
  return { '#registration': { 'Magento_Ui/js/core/app': { components: { registration } } } };
}
