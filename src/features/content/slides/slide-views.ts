// One file for all that moves in rows: fetched by pages that have such a row.
export { ListSlider } from '../list-slider/ListSlider';
export { SlideShow } from './SlideShow';
