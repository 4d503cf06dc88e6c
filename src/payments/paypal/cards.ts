/** The methods that pay with cards, which are one file of the bundle. */
export { cardFields as method } from './card-fields/method';
export { storedCardMethod as vault } from './vault/method';
