import { listQuorums } from '@sigillum/api-contracts/signature-requests/quorum.ts';
import type { EventData } from '../evidence/event.ts';
import { voiceOf } from '../requests/quorum-of.ts';
import type { SignatureRow } from '../requests/request-repository.ts';

/** Of whom so many have to sign, for the evidence of what was sent. */
export function describeQuorums(signatures: readonly SignatureRow[]): Pick<EventData, 'quorums'> {
  const quorums = listQuorums(signatures.map(voiceOf)).map(({ name, needed, members }) => ({
    name,
    needed,
    sids: members.map(({ sid }) => sid),
  }));
  return quorums.length ? { quorums } : {};
}
