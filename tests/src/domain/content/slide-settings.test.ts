import { describe, expect, it } from 'vitest';
import { slideSettings, type PartData } from '../../../../src/domain/content/slide-settings';

const slider = (data: PartData = {}) => slideSettings(data, { isProducts: false });
const products = (data: PartData = {}) => slideSettings(data, { isProducts: true });

describe('the settings of slides', () => {
  it('show a slide for 3000 ms by default [SLID-11]', () => {
    expect(slider().autoplaySpeed).toBe(3000);
    expect(slider({ autoplaySpeed: '5000' }).autoplaySpeed).toBe(5000);
  });

  it('change it in 500 ms by default [SLID-12]', () => {
    expect(slider().speed).toBe(500);
    expect(slider({ slick: '{"speed":300}' }).speed).toBe(300);
  });

  it('show 50 px of the neighbours by default [SLID-13]', () => {
    expect(slider().centerPadding).toBe('50px');
    expect(slider({ centerPadding: '90px' }).centerPadding).toBe('90px');
    expect(slider({ centerPadding: 'calc(1px);x' }).centerPadding).toBe('50px');
  });

  it('divide the width by 5 for a swipe by default [SLID-14]', () => {
    expect(slider().touchThreshold).toBe(5);
  });

  it('follow 0.35 of a swipe past the end by default [SLID-15]', () => {
    expect(slider().edgeFriction).toBe(0.35);
  });

  it('show 1 slide by default [SLID-16]', () => {
    expect(slider().show).toBe(1);
    expect(slider({ slick: '{"slidesToShow":4}' }).show).toBe(4);
  });

  it('stack at 1000 by default [SLID-17]', () => {
    expect(slider().zIndex).toBe(1000);
    expect(slider({ slick: '{"zIndex":1}' }).zIndex).toBe(1);
  });

  it('stack at 3 or more when slides fade [SLID-10]', () => {
    expect(slider({ fade: 'true', slick: '{"zIndex":1}' }).zIndex).toBe(3);
    expect(slider({ fade: 'true' }).zIndex).toBe(1000);
  });

  it('move by one slide in centre mode and in swipe-to-slide mode [SLID-08]', () => {
    const many = '"slidesToShow":3,"slidesToScroll":3';
    expect(slider({ slick: `{${many}}` }).scroll).toBe(3);
    expect(slider({ slick: `{${many},"centerMode":true}` }).scroll).toBe(1);
    expect(slider({ slick: `{${many},"swipeToSlide":true}` }).scroll).toBe(1);
    expect(products({ carouselMode: 'continuous' }).scroll).toBe(1);
  });

  it('centre nothing when slides fade [SLID-09]', () => {
    expect(slider({ slick: '{"centerMode":true}' }).isCentred).toBe(true);
    expect(slider({ slick: '{"centerMode":true}', fade: 'true' }).isCentred).toBe(false);
  });

  it('give a product carousel no time between its slides unless it is set [PCAR-01]', () => {
    expect(products().autoplaySpeed).toBe(0);
    expect(products({ autoplaySpeed: '' }).autoplaySpeed).toBe(0);
    expect(products({ autoplaySpeed: '4000' }).autoplaySpeed).toBe(4000);
  });

  it('let a product carousel move by all that is in view [PCAR-02]', () => {
    expect(products().scroll).toBeNull();
    expect(products({ slick: '{"slidesToScroll":2}' }).scroll).toBeNull();
    expect(slider().scroll).toBe(1);
  });

  it('are read from the attributes of the page builder', () => {
    expect(
      slider({
        autoplay: 'true',
        fade: 'true',
        infiniteLoop: 'true',
        showArrows: 'false',
        showDots: 'true',
      }),
    ).toMatchObject({ autoplay: true, fade: true, infinite: true, arrows: false, dots: true });
  });

  it.each(['{', '[]', '"x"', 'null', '{"speed":{}}', '{"speed":"fast","slidesToShow":-4}'])(
    'are the defaults for %j',
    (slick) => {
      expect(slider({ slick })).toEqual(slider());
    },
  );

  it('are kept between limits', () => {
    expect(
      slider({ autoplaySpeed: '1e99', slick: '{"slidesToShow":1e9,"edgeFriction":9}' }),
    ).toMatchObject({ autoplaySpeed: 60_000, show: 100, edgeFriction: 1 });
  });
});
