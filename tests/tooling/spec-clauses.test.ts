import { describe, expect, it } from 'vitest';

import { citationsOf, clausesOf, decidedIn, leftOutIn } from '../../scripts/lib/spec-clauses';

const markdown = `
## SHIP: Shipping

- **SHIP-01** A rate is shown. (000 §1)
- **SHIP-02** Unspecified: its colour. (000 §2)
- **SHIP-03** Conflict: left or right.

| SHIP-04 | is a row of a table |

- **PAY-10** A method is shown, see **SHIP-01**. (001 §1)
`;

describe('the clauses of a specification file', () => {
  it('are its list items that begin with an id', () => {
    expect(clausesOf(markdown).map(({ id }) => id)).toEqual([
      'SHIP-01',
      'SHIP-02',
      'SHIP-03',
      'PAY-10',
    ]);
  });

  it('are marked where the documents leave them open or disagree', () => {
    expect(clausesOf(markdown).map(({ isOpen }) => isOpen)).toEqual([false, true, true, false]);
  });
});

describe('the citations of a test file', () => {
  it.each([
    ["it('a [SHIP-01]', f)", ['SHIP-01']],
    ["it('a [SHIP-01, SHIP-03]', f)", ['SHIP-01', 'SHIP-03']],
    ["it('a [SHIP-01][PAY-10]', f)", ['SHIP-01', 'PAY-10']],
    ["it('a [SHIP-01 and SHIP-03]', f)", ['SHIP-01', 'SHIP-03']],
    ["it('a [SHIP-08 to SHIP-11]', f)", ['SHIP-08', 'SHIP-11', 'SHIP-09', 'SHIP-10']],
    ["it('a [AFORM-099]', f)", ['AFORM-099']],
    ["it('SHIP-01 without brackets', f)", []],
    ["// it('was here [SHIP-01]', f)", []],
    ["/* [SHIP-01] */ it('a', f)", []],
  ])('of %s are %j', (source, ids) => {
    expect([...citationsOf(source)].sort()).toEqual([...ids].sort());
  });
});

describe('the clauses that are left out by decision', () => {
  it('are those whose row says so, individually, in lists and in ranges', () => {
    const decisions = `
| SHIP-01, SHIP-03 | Left out: no shop has it |
| PAY-08 to PAY-10 | Left out: done elsewhere |
| SHIP-02 | Blue. What is left out: red |
`;
    expect([...leftOutIn(decisions)].sort()).toEqual([
      'PAY-08',
      'PAY-09',
      'PAY-10',
      'SHIP-01',
      'SHIP-03',
    ]);
  });
});

it('clauses are decided by a row that begins with them, individually, in lists and in ranges', () => {
  const decisions = `
SHIP-09 is only mentioned here.

| Clauses | Decision |
|---|---|
| SHIP-01, SHIP-03 | Blue, as in PAY-20 |
| PAY-08 to PAY-10 | Done elsewhere |
| C4 | a fact of the platform | about SHIP-07 |
`;
  expect([...decidedIn(decisions)].sort()).toEqual([
    'PAY-08',
    'PAY-09',
    'PAY-10',
    'SHIP-01',
    'SHIP-03',
  ]);
});
