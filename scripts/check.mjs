import { CHECKS, printSummary, runAll } from './lib/checks.mjs';

/** `npm run check`: all static checks. */

const outcomes = await runAll(CHECKS);
printSummary(outcomes);
process.exitCode = outcomes.every(({ ok }) => ok) ? 0 : 1;
