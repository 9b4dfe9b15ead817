import type { EvidenceChain } from '@sigillum/api-contracts/documents/evidence-chain.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { genesisHash } from '../evidence/hash-event.ts';
import { verifyChain } from '../evidence/verify-chain.ts';
import { addressLists, titleLists } from './describe-action.ts';

export const readEvents = (db: Kysely<Database>, requestId: string) =>
  db.selectFrom('audit_events').selectAll().where('request_id', '=', requestId).orderBy('seq').execute();
export type EventRow = Awaited<ReturnType<typeof readEvents>>[number];

/** Whether the reader may see the IP address of an event, and an e-mail address. */
export interface EvidenceReader {
  showsIp: (event: EventRow) => boolean;
  showsAddress: (email: string) => boolean;
  /** What somebody wrote. */
  showsMessage: (event: EventRow) => boolean;
  /** What signers have written into a document is for whoever is shown it. */
  showsDocument: (id: string) => boolean;
  /** Nor does anybody learn of a document by its title. */
  showsTitle: (title: string) => boolean;
}

/** The chain so that anybody can recompute it; an address that the reader may not see is left out, and that is said. */
export function describeEvidence(events: readonly EventRow[], reader: EvidenceReader): EvidenceChain {
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
      const withheld = withhold(event, copies, reader);
      const showsIp = ip === null || reader.showsIp(event);
      const shown = { ...rest, ...copies, at: at.toISOString(), ...(showsIp && { ip }) };
      return showsIp && !withheld.length ? shown : { ...shown, withheld: [...(showsIp ? [] : ['ip']), ...withheld] };
    }),
  };
}

/** Takes out the e-mail addresses and words that the reader may not see, and names where they stood. Own acts are shown whole. */
function withhold(
  event: EventRow,
  { actor, data }: Pick<EventRow, 'actor' | 'data'>,
  { showsIp, showsAddress, showsMessage, showsDocument, showsTitle }: EvidenceReader,
): string[] {
  const withheld: string[] = [];
  if (actor.email !== undefined && !showsIp(event) && !showsAddress(actor.email)) {
    delete actor.email;
    withheld.push('actor.email');
  }
  if (data.message !== undefined && !showsMessage(event)) {
    delete data.message;
    withheld.push('data.message');
  }
  if (data.filled?.some(({ documentId }) => !showsDocument(documentId))) {
    delete data.filled;
    withheld.push('data.filled');
  }
  for (const list of addressLists)
    if (data[list]?.some((email) => !showsAddress(email))) {
      delete data[list];
      withheld.push(`data.${list}`);
    }
  for (const list of titleLists)
    if (data[list]?.some((title) => !showsTitle(title))) {
      delete data[list];
      withheld.push(`data.${list}`);
    }
  return withheld;
}
