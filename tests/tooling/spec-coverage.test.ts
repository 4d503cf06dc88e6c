import { describe, expect, it } from 'vitest';

import { clausesOf } from '../../scripts/lib/spec-clauses';
import {
  coverageByArea,
  summaryProblems,
  undecided,
  waitingSummaries,
  type Proof,
} from '../../scripts/lib/spec-coverage';

const clauses = clausesOf(`
- **SCOPE-01** A shopper buys. (000 §1)
- **SCOPE-02** Parcels are sent and paid for. (000 §1)
- **SHIP-01** A rate is shown. (000 §1)
- **SHIP-02** Unspecified: its colour. (000 §2)
- **SHIP-03** Conflict: left or right.
- **PAY-10** A method is shown. (001 §1)
- **PAY-11** Its logo turns. (001 §1)
`);

const proof = (cited: readonly string[], change: Partial<Proof> = {}): Proof => ({
  cited: new Set(cited),
  decided: new Set(['SHIP-02', 'SHIP-03']),
  leftOut: new Set(),
  summaries: { 'SCOPE-02': ['SHIP', 'PAY'] },
  ...change,
});

const coverage = (area: string, given: Proof) =>
  coverageByArea(clauses, given).find((row) => row.area === area);

describe('the coverage of an area', () => {
  it('counts what is cited, apart from it what is decided, and names what is missing', () => {
    expect(coverage('SHIP', proof(['SHIP-03']))).toEqual({
      area: 'SHIP',
      clauses: 3,
      cited: 1,
      summed: 0,
      decided: 1,
      missing: ['SHIP-01'],
    });
  });

  it('counts a clause that is left out as decided, unless a test cites it all the same', () => {
    const leftOut = new Set(['PAY-11']);
    expect(coverage('PAY', proof(['PAY-10'], { leftOut }))).toMatchObject({
      cited: 1,
      decided: 1,
      missing: [],
    });
    expect(coverage('PAY', proof(['PAY-10', 'PAY-11'], { leftOut }))).toMatchObject({
      cited: 2,
      decided: 0,
    });
  });
});

describe('a clause that the documents leave open', () => {
  it('counts as decided only with a row of its own', () => {
    const decided = new Set(['SHIP-03']);
    expect(coverage('SHIP', proof(['SHIP-01'], { decided }))).toMatchObject({
      decided: 1,
      missing: ['SHIP-02'],
    });
  });

  it('is a problem without one, whether a test cites it or not', () => {
    expect(undecided(clauses, proof([]))).toEqual([]);
    expect(
      undecided(clauses, proof(['SHIP-02'], { decided: new Set(['SHIP-03', 'PAY-10']) })),
    ).toEqual(['SHIP-02 is left open, and docs/spec/decisions.md has no row that decides it']);
  });

  it('is the only kind that a row without "Left out:" can stand in for', () => {
    const decided = new Set(['SHIP-02', 'SHIP-03', 'PAY-10', 'PAY-11']);
    expect(coverage('PAY', proof([], { decided }))?.missing).toEqual(['PAY-10', 'PAY-11']);
  });
});

describe('a clause that sums areas', () => {
  it('is missing, and says what it waits for, until every clause of them is done', () => {
    const given = proof(['SCOPE-01', 'SHIP-01', 'PAY-10']);
    expect(waitingSummaries(clauses, given)).toEqual([
      { id: 'SCOPE-02', areas: [{ area: 'PAY', missing: 1 }] },
    ]);
    expect(coverage('SCOPE', given)).toMatchObject({ cited: 1, summed: 0, missing: ['SCOPE-02'] });
  });

  it('is done with the last of them, decided clauses aside', () => {
    const given = proof(['SCOPE-01', 'SHIP-01', 'PAY-10', 'PAY-11']);
    expect(waitingSummaries(clauses, given)).toEqual([{ id: 'SCOPE-02', areas: [] }]);
    expect(coverage('SCOPE', given)).toMatchObject({ cited: 1, summed: 1, missing: [] });
  });

  it('cannot be proved by a test that cites it', () => {
    const given = proof(['SCOPE-01', 'SCOPE-02']);
    expect(coverage('SCOPE', given)).toMatchObject({ cited: 1, missing: ['SCOPE-02'] });
    expect(summaryProblems(clauses, given)).toEqual([
      'A test cites SCOPE-02, which sums SHIP, PAY',
    ]);
  });
});

describe('the table of summaries', () => {
  it.each([
    [{ 'SCOPE-02': ['SHIP'] }, []],
    [{ 'SCOPE-09': ['SHIP'] }, ['docs/spec/summaries.json names SCOPE-09, which is no clause']],
    [{ 'SCOPE-02': ['SHOP'] }, ['docs/spec/summaries.json names SHOP, which is no area']],
    [{ 'SCOPE-02': [] }, ['docs/spec/summaries.json says of no area that SCOPE-02 sums it']],
    [{ 'SCOPE-02': ['SCOPE'] }, ['SCOPE-02 sums SCOPE, which has summaries of its own']],
  ])('%j has the problems %j', (summaries, problems) => {
    expect(summaryProblems(clauses, proof([], { summaries }))).toEqual(problems);
  });
});
