import { responseDifferences, type RecordedResponse } from './response-differences';
import { headerValues, type Flow } from './captures';
import { withShop } from './demo-shop';
import { auditDifferences, type Difference, type KnownDifference } from './known-differences';
import { EXTRA_HEADERS, PREPARATIONS } from './preparations';
import type { Tally } from './tally';
import type { Replacements } from './replacements';
import { ReplayedVisit } from './replayed-visit';

/** A recorded response with the replaying shop's names. */
function withShopNames(response: RecordedResponse, replacements: Replacements): RecordedResponse {
  const [location] = headerValues(response, 'location');
  const cookies = headerValues(response, 'set-cookie').map((line) => {
    const [, messages, rest] = /^mage-messages=([^;]*)(.*)$/.exec(line) ?? [];
    if (!messages) return line;
    const list = replacements.inResponse(JSON.parse(decodeURIComponent(messages)));
    return `mage-messages=${encodeURIComponent(JSON.stringify(list))}${rest ?? ''}`;
  });
  return {
    status: response.status,
    headers: {
      ...response.headers,
      'set-cookie': cookies,
      ...(location === undefined ? {} : { location: replacements.words(location) }),
    },
    body: replacements.inResponse(response.body),
  };
}

/** The differences of one flow, whose steps are sent in order. */
async function replayFlow(flow: Flow, origin: string): Promise<readonly Difference[]> {
  const visit = new ReplayedVisit(origin);
  const found: Difference[] = [];
  for (const { name, exchange } of flow.steps) {
    for (const prepare of PREPARATIONS[`${flow.name}/${name}`] ?? []) await prepare(visit);
    const actual = await visit.replay(exchange, EXTRA_HEADERS[`${flow.name}/${name}`]);
    const recorded = withShopNames(exchange.response, visit.replacements);
    found.push(
      ...responseDifferences(recorded, actual).map((what) => ({
        flow: flow.name,
        step: name,
        what,
      })),
    );
  }
  return found;
}

/**
 * Sends every recorded request to the demo shop, each flow to a new one, and compares the responses with the recorded
 * ones. Prints a line for every flow and the total.
 */
export async function checkReplay(
  flows: readonly Flow[],
  known: readonly KnownDifference[],
): Promise<Tally> {
  const sum = { responses: 0, differences: 0, passed: 0, failed: 0 };
  for (const flow of flows) {
    const { name, steps } = flow;
    const found = await withShop((origin) => replayFlow(flow, origin));
    const { unlisted, gone } = auditDifferences(
      found,
      known.filter((entry) => entry.flow === name),
    );
    sum.responses += steps.length;
    sum.differences += found.length;
    sum.passed += steps.length - new Set(unlisted.map(({ step }) => step)).size;
    sum.failed += unlisted.length + gone.length;
    console.log(`${name}: ${String(steps.length)} responses, ${String(found.length)} differ`);
    for (const { step, what } of unlisted) console.error(`  not listed: ${step}: ${what}`);
    for (const { step, what } of gone) console.error(`  no longer so: ${step}: ${what}`);
  }
  console.log(
    `replay: ${String(sum.responses)} responses, ${String(sum.differences)} differ in a way that docs/contract/differences.json lists or should`,
  );
  return { passed: sum.passed, failed: sum.failed };
}
