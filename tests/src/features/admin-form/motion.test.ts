import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync('src/features/admin-form/AdminForm.css', 'utf8');

describe('animation in forms of the administration', () => {
  it('is of opacity and transform only, and only where motion is wanted [AFORM-35]', () => {
    expect(css).not.toMatch(/\btransition\b/);
    const frames = /@keyframes[^{]*\{\s*from \{([^}]*)\}/.exec(css)?.[1] ?? '';
    const properties = [...frames.matchAll(/([\w-]+):/g)].map(([, name]) => name);
    expect(properties).toEqual(['opacity', 'transform']);
    const before = css.slice(0, css.indexOf('@media (prefers-reduced-motion: no-preference)'));
    expect(before).not.toContain('animation');
    expect(css.match(/animation:/g)).toHaveLength(1);
  });
});
