import type { Kysely } from 'kysely';
import type { RequestEvents } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import { keepQuery } from '../database/keep-query.ts';
import type { Database } from '../database/schema.ts';
import type { EventData } from '../evidence/event.ts';
import { nameActorType } from '../evidence/name-actor-type.ts';
import { readAddress } from '../evidence/read-address.ts';
import type { RequestView } from '../requests/access.ts';
import { isOwnAct, isShownMessage, showAddressTo } from '../requests/show-address.ts';
import { findNarrowing, listShownDocuments, showTitleTo } from '../requests/shown-documents.ts';

const selectEvents = keepQuery((db, { requestId }: { requestId: string }) =>
  db
    .selectFrom('audit_events')
    .select(['seq', 'name', 'at', 'actor', 'data'])
    .where('request_id', '=', requestId)
    .orderBy('seq'),
);

/** The events of a request for those who take part: without IP addresses, hashes and zones, which the report has. */
export async function describeEvents(db: Kysely<Database>, view: RequestView): Promise<RequestEvents> {
  const rows = await selectEvents(db, { requestId: view.request.id });
  const showAddress = showAddressTo(view);
  // Nobody else has to be kept from any.
  const shown = findNarrowing(view) === undefined ? [] : await listShownDocuments(db, view);
  const showsTitle = showTitleTo(view, shown);
  return {
    events: rows
      .filter(({ name, data }) => isShownMessage(view, name, data.sid))
      .map(({ seq, name, at, actor, data }) => {
        const { message, sid, sealLabel: label, sealOrganisation: organisation } = data;
        return {
          seq,
          name,
          at: at.toISOString(),
          actor: {
            type: nameActorType(actor),
            email: readAddress(actor, isOwnAct(view, actor) ? undefined : showAddress),
            first_name: actor.firstName ?? null,
            last_name: actor.lastName ?? null,
          },
          message: message ?? null,
          sid: sid ?? null,
          people: listPeople(data).map(showAddress),
          documents: (data.documentTitles ?? []).filter(showsTitle),
          ...(data.question !== undefined && { question: data.question }),
          expiration_date: data.expirationDate ?? null,
          seal: label !== undefined && organisation !== undefined ? { label, organisation } : null,
        };
      }),
  };
}

const listPeople = ({ signersAdded, signersRemoved, observersAdded, observersRemoved, ...data }: EventData): string[] =>
  [
    ...[signersAdded, signersRemoved, observersAdded, observersRemoved],
    ...[data.readersAdded, data.readersRemoved, data.writersAdded, data.writersRemoved],
  ].flatMap((addresses) => addresses ?? []);
