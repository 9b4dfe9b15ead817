import type { EvidenceChain } from '@sigillum/api-contracts/documents/evidence-chain.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { genesisHash } from '../evidence/hash-event.ts';
import { verifyChain } from '../evidence/verify-chain.ts';

export const readEvents = (db: Kysely<Database>, requestId: string) =>
  db.selectFrom('audit_events').selectAll().where('request_id', '=', requestId).orderBy('seq').execute();
export type EventRow = Awaited<ReturnType<typeof readEvents>>[number];

/** The chain so that anybody can recompute it; an address that the reader may not see is left out, and that is said. */
export function describeEvidence(events: readonly EventRow[], showsIp: (event: EventRow) => boolean): EvidenceChain {
  const verdict = verifyChain(events);
  return {
    algorithm: 'SHA-256',
    isIntact: verdict.isIntact,
    ...(!verdict.isIntact && { brokenAt: verdict.brokenAt }),
    lastHash: events.at(-1)?.hash ?? genesisHash,
    events: events.map((event) => {
      const { ip, at, actor, documents, data, ...rest } = event;
      const copies = {
        actor: { ...actor },
        documents: documents.map((document) => ({ ...document })),
        data: { ...data },
      };
      const shown = { ...rest, ...copies, at: at.toISOString() };
      return ip === null || showsIp(event) ? { ...shown, ip } : { ...shown, withheld: ['ip'] };
    }),
  };
}
