import type { GalleryState } from '../states.types';
import { few } from './usual';

/** For what fills the page around it and draws nothing itself. */
export const unseen: readonly GalleryState[] = [
  {
    ...few,
    id: 'unseen',
    label: 'Unseen',
    shows: 'It draws nothing itself; the front page of the shop greets a customer by it.',
  },
];
