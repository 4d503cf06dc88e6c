/** The methods that pay with cards, which are one file of the bundle. */
export { cardFields } from './card-fields/method';
export { storedCardMethod } from './vault/method';
