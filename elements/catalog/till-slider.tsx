import { slideKind } from '../../src/features/content/banner/kinds';
import { LateListSlider, sliderKind } from '../../src/features/content/slides/kinds';
import { Parts } from '../../src/features/content/parts/Parts';
import { define } from '../define';
import { sliderMeta } from './till-slider.meta';

const kinds = [sliderKind, slideKind];

interface SliderProps {
  /** Whether the page builder's sliders are inside; otherwise it is a list of products. */
  readonly hasSliders: boolean;
}

/** The page builder's sliders, or a list of products. */
function Slider({ hasSliders }: SliderProps) {
  return hasSliders ? <Parts kinds={kinds} /> : <LateListSlider />;
}

define(sliderMeta, Slider, {
  keepsChildren: true,
  read: (host) => ({ hasSliders: host.querySelector(sliderKind.selector) !== null }),
});
