import type { Kysely } from 'kysely';
import { Correction } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import type { Database } from '../database/schema.ts';
import type { EventData } from '../evidence/event.ts';
import { seesPrivateData } from '../requests/access-rules.ts';
import type { RequestView } from '../requests/access.ts';
import { findRequest, type DocumentRow } from '../requests/request-repository.ts';
import { showAddressTo } from '../requests/show-address.ts';
import { showTitleTo } from '../requests/shown-documents.ts';
import { readDifference } from './compare-versions.ts';

/**
 * What a corrected version has otherwise than the one before: as it was when it was sent, or as it stands in the draft. Whoever is shown
 * some documents alone learns of no other.
 */
export async function describeCorrection(
  db: Kysely<Database>,
  view: RequestView,
  shown: readonly Pick<DocumentRow, 'title'>[],
): Promise<Correction | null> {
  const { request, situation } = view;
  if (request.correction_reason === null) return null;
  const isManager = seesPrivateData(situation);
  const difference = request.initiated_at
    ? await readSentDifference(db, request.id)
    : await readDraftDifference(db, view);
  const showAddress = showAddressTo(view);
  const showPeople = (names: string[] = []) => names.map((name) => (name.includes('@') ? showAddress(name) : name));
  const showTitles = (titles: string[] = []) => titles.filter(showTitleTo(view, shown));
  return {
    of: isManager ? request.corrects_id : null,
    reason: request.correction_reason,
    changed: Correction.shape.changed.parse(difference.changed ?? []),
    documents_added: showTitles(difference.documentsAdded),
    documents_removed: showTitles(difference.documentsRemoved),
    documents_replaced: showTitles(difference.documentsReplaced),
    signers_added: showPeople(difference.signersAdded),
    signers_removed: showPeople(difference.signersRemoved),
    asked_again: difference.askedAgain ?? [],
  };
}

async function readSentDifference(db: Kysely<Database>, requestId: string): Promise<EventData> {
  const sent = await db
    .selectFrom('audit_events')
    .select('data')
    .where('request_id', '=', requestId)
    .where('name', '=', 'INITIATED')
    .executeTakeFirst();
  return sent?.data ?? {};
}

async function readDraftDifference(db: Kysely<Database>, { request }: RequestView): Promise<EventData> {
  const before = request.corrects_id === null ? undefined : await findRequest(db, request.corrects_id);
  return before ? readDifference(db, before, request) : {};
}
