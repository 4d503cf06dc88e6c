import { CHECKS, printSummary, runAll } from './lib/checks.mjs';

/** `npm run check`: everything that reads the code without running it. */

const outcomes = await runAll(CHECKS);
printSummary(outcomes);
process.exitCode = outcomes.every(({ ok }) => ok) ? 0 : 1;
