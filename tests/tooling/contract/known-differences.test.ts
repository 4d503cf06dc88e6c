import { describe, expect, it } from 'vitest';

import { auditDifferences } from '../../../scripts/lib/contract/known-differences';

const known = [
  { flow: 'errors', steps: ['01-a', '02-b'], what: 'body.x is missing', reason: 'Because.' },
];
const found = (step: string, what = 'body.x is missing') => ({ flow: 'errors', step, what });

describe('the list of known differences', () => {
  it('excuses what it names, step by step', () => {
    expect(auditDifferences([found('01-a'), found('02-b')], known)).toEqual({
      unlisted: [],
      gone: [],
    });
  });

  it('excuses no other step and no other difference', () => {
    const others = [found('03-c'), found('01-a', 'body.y is missing')];
    const all = [found('01-a'), found('02-b'), ...others];
    expect(auditDifferences(all, known).unlisted).toEqual(others);
  });

  it('only gets shorter: what is no difference any more has to leave it', () => {
    expect(auditDifferences([found('01-a')], known).gone).toEqual([found('02-b')]);
  });
});
