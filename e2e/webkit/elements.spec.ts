import { statesOf } from '../../demo/gallery/states';
import { galleryElements } from '../../demo/gallery/surface';
import { expect, NARROW, test } from './support/test';

for (const { tag } of galleryElements) {
  test(`<${tag}> renders without complaints and without sideways scrolling`, async ({ tab }) => {
    const [state] = statesOf(tag).states;
    await tab.resize(NARROW, 900);
    await tab.open(`/gallery/${tag}/preview?state=${state?.id ?? ''}`);
    const rendered = 'return document.querySelectorAll(arguments[0]).length';
    await expect.poll(() => tab.run(rendered, `${tag} .till-root > *`)).not.toBe(0);
    await expect.poll(() => tab.run(rendered, '[aria-busy=true]')).toBe(0);
    expect(await tab.run('return complaints')).toEqual([]);
    expect(await tab.scrollsSideways()).toBe(false);
  });
}
