import { listQuorums, listSpared } from '@sigillum/api-contracts/signature-requests/quorum.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { NewEvent } from '../evidence/append-event.ts';
import { forgetProofs } from '../requests/forget-proofs.ts';
import { voiceOf } from '../requests/quorum-of.ts';
import type { SignatureRow } from '../requests/request-repository.ts';

interface Spared {
  /** All of the request, as they are since then. */
  signatures: SignatureRow[];
  /** Whose signature was awaited until now. */
  spared: SignatureRow[];
  events: Omit<NewEvent, 'requestId'>[];
}

/** Ends what was asked of those of whom enough others have signed. The caller has locked the request, and writes the events down. */
export async function spareSigners(trx: Kysely<Database>, rows: SignatureRow[], now: Date): Promise<Spared> {
  const voices = rows.map(voiceOf);
  const spared = listSpared(voices).map(({ row }) => row);
  if (!spared.length) return { signatures: rows, spared, events: [] };
  const sids = spared.map(({ sid }) => sid);
  await forgetProofs(trx, sids);
  await trx
    .updateTable('signatures')
    .set({ status: 'WITHDRAWN', ended_at: now, taken_by: null })
    .where('sid', 'in', sids)
    .execute();
  const events = listQuorums(voices).flatMap(({ name, needed, members }): Spared['events'] => {
    const pick = (fits: (sid: string, status: string) => boolean) =>
      members.flatMap(({ sid, status_code }) => (fits(sid, status_code) ? [sid] : []));
    const gone = pick((sid) => sids.includes(sid));
    const signed = pick((_, status) => status === 'SIGNED');
    return gone.length ? [{ name: 'QUORUM_REACHED', data: { quorum: { name, needed, signed, spared: gone } } }] : [];
  });
  const signatures = rows.map((row) => (sids.includes(row.sid) ? { ...row, status: 'WITHDRAWN' as const } : row));
  return { signatures, spared, events };
}
