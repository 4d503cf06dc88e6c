import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

const zxcvbn = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/** How hard a password is to guess, 0 to 4. `words` are the customer's own, which are guessed first. */
export const strengthOf = (password: string, words: readonly string[]): number =>
  zxcvbn.check(password, [...words]).score;
