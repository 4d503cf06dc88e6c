/**
 * What a request needs only once it goes out: the part of axios that sends, without axios' client around it (see
 * docs/decisions/0005-axios.md), and what reads the answer. Fetched with the first request.
 */
export { default as transmit } from 'axios/unsafe/adapters/xhr.js';
export { readAnswer } from './answer';
