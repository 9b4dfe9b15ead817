import { createHash } from 'node:crypto';
import type { Findings } from './findings.ts';
import { canonicalise } from './canonical-json.ts';
import type { Report } from './read-report.ts';

const hashEvent = (previous: string, event: object): string =>
  createHash('sha256')
    .update(`${previous}\n${canonicalise(event)}`)
    .digest('hex');

/**
 * Computes the chain anew: numbers without a gap, each event's own hash, and that it names the hash of the one before. An event from
 * which something was withheld cannot be computed, so the folder does not fully hold.
 */
export function checkChain({ header, evidence }: Report): Findings {
  const faults: string[] = [];
  let previous = '0'.repeat(64);
  let withheldCount = 0;
  for (const [index, { hash, previous_hash, withheld, ...event }] of evidence.events.entries()) {
    const label = `Event ${event.seq} (${event.name})`;
    if (event.seq !== index + 1)
      faults.push(`${label} stands where event ${index + 1} belongs: events were removed, inserted or moved.`);
    if (previous_hash !== previous) faults.push(`${label} does not follow the event before it.`);
    if (withheld?.length) withheldCount += 1;
    else if (hashEvent(previous_hash, event) !== hash) faults.push(`${label} was changed: its hash is another one.`);
    if (event.request_id !== header.signatureRequestID) faults.push(`${label} belongs to another request.`);
    previous = hash;
  }
  if (!evidence.events.length) faults.push('There are no events.');
  if (evidence.lastHash !== previous || header.evidenceHash !== previous)
    faults.push('The chain does not end with the hash that the report names: events were cut off or added at its end.');
  if (withheldCount)
    faults.push(
      `${withheldCount} events lack what was withheld from whoever exported them, so their hashes cannot be computed.`,
    );
  const notes = faults.length ? [] : [`${evidence.events.length} events form one chain that ends with ${previous}.`];
  return { faults, notes };
}
