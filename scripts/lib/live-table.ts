import { stripVTControlCharacters } from 'node:util';

import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** The result of one flow at one width. */
export interface LiveResult {
  readonly flow: string;
  readonly width: string;
  readonly outcome: 'passed' | 'failed' | 'not tried';
  readonly seconds: number;
  /** Why it failed or was skipped. */
  readonly note: string;
}

const cellOf = ({ outcome, seconds }: LiveResult) =>
  outcome === 'passed' ? `passed, ${seconds.toFixed(0)} s` : outcome;

/** A Markdown table with a row per flow and a column per width, followed by what did not pass and why. */
export function liveTable(results: readonly LiveResult[]): string {
  const widths = [...new Set(results.map(({ width }) => width))];
  const flows = [...new Set(results.map(({ flow }) => flow))];
  const rows = flows.map((flow) => {
    const cells = widths.map((width) => {
      const result = results.find((one) => one.flow === flow && one.width === width);
      return result ? cellOf(result) : '';
    });
    return `| ${[flow, ...cells].join(' | ')} |`;
  });
  const notes = results
    .filter(({ note }) => note !== '')
    .map(({ flow, width, note }) => `${flow}, ${width} px: ${note}`);
  const head = [`| flow | ${widths.map((width) => `${width} px`).join(' | ')} |`];
  const line = `|---|${widths.map(() => '---').join('|')}|`;
  return [...head, line, ...rows, ...(notes.length === 0 ? [] : ['', ...notes])].join('\n');
}

const firstLine = (text: string) => stripVTControlCharacters(text).split('\n')[0] ?? '';

function noteOf(test: TestCase, result: TestResult): string {
  if (result.status === 'passed') return '';
  const skipped = test.annotations.find(({ type }) => type === 'skip')?.description;
  return skipped ?? firstLine(result.error?.message ?? '');
}

/** Prints each flow as it ends, and the table at the end. */
export default class LiveTable implements Reporter {
  private readonly results: LiveResult[] = [];

  onTestEnd(test: TestCase, result: TestResult): void {
    const [, width = '', , ...titles] = test.titlePath();
    const outcomes = { passed: 'passed', skipped: 'not tried' } as const;
    const { status } = result;
    const outcome =
      status === 'passed' || status === 'skipped' ? outcomes[status] : ('failed' as const);
    const seconds = result.duration / 1000;
    const flow = titles.join(' ');
    this.results.push({ flow, width, outcome, seconds, note: noteOf(test, result) });
    console.log(`${outcome}: ${flow}, ${width} px`);
  }

  onEnd(_result: FullResult): void {
    console.log(`\n${liveTable(this.results)}`);
    const count = (outcome: LiveResult['outcome']) =>
      String(this.results.filter((one) => one.outcome === outcome).length);
    console.log(
      `\n${count('passed')} passed, ${count('failed')} failed, ${count('not tried')} not tried`,
    );
  }
}
