import { Slider } from '../../src/features/catalog/slider/Slider';
import { define } from '../define';
import { sliderMeta } from './till-slider.meta';

define(sliderMeta, Slider, { keepsChildren: true });
