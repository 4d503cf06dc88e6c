import type { GalleryState } from '../states.types';

const FEW = 3;
const MANY = 200;

export const few: GalleryState = {
  id: 'few',
  label: 'A few items',
  shows: 'A cart as most shoppers have it.',
  lines: FEW,
};
export const one: GalleryState = {
  id: 'one',
  label: 'One item',
  shows: 'A single line.',
  lines: 1,
};
export const many: GalleryState = {
  id: 'many',
  label: '200 items',
  shows: 'A cart with two hundred lines.',
  lines: MANY,
};
export const hostile: GalleryState = {
  id: 'hostile',
  label: 'Hostile names',
  shows: 'Names that are markup, without a space, very long, or in another direction.',
  lines: 5,
  hostile: true,
};
export const rightToLeft: GalleryState = {
  id: 'rtl',
  label: 'Right to left',
  shows:
    'The page of a shop in Hebrew, into which nobody translated it: words stay English, the layout turns.',
  lines: FEW,
  rightToLeft: true,
};
export const loading: GalleryState = {
  id: 'loading',
  label: 'Loading',
  shows: 'The server takes its time: no call is answered.',
  lines: FEW,
  calls: 'held',
};
export const failing: GalleryState = {
  id: 'error',
  label: 'Error',
  shows: 'The server fails: every call is answered with an error.',
  lines: FEW,
  calls: 'failing',
};
