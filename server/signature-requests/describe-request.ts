import type { Kysely } from 'kysely';
import type {
  LongTerm,
  RequestDocument,
  RequestProgress,
  SignatureRequest,
} from '@sigillum/api-contracts/signature-requests/schemas.ts';
import type { Database } from '../database/schema.ts';
import type { Services } from '../services.ts';
import { listActions, seesPrivateData } from '../requests/access-rules.ts';
import { listAttachable } from '../business/mail-service.ts';
import { readSettings } from '../business/read-settings.ts';
import type { RequestView } from '../requests/access.ts';
import { findNarrowing, listShownDocuments } from '../requests/shown-documents.ts';
import { listReaders, listWriters } from '../requests/list-readers.ts';
import { showAddressTo } from '../requests/show-address.ts';
import { findCorrected } from './compare-versions.ts';
import { describeCorrection } from './describe-correction.ts';
import { describeObserver, describeSignature } from './describe-signature.ts';
import { describeAttachment } from '../documents/describe-attachment.ts';
import { listAttachments } from '../documents/list-attachments.ts';
import {
  listDocuments,
  listDocumentSignatures,
  listNamed,
  listObservers,
  type DocumentRow,
} from '../requests/request-repository.ts';
import { findTeamEntry } from './team-requests.ts';
import { findDeletion } from './retention-rule.ts';
import { listNextReminders } from './schedule-reminders.ts';
import { writeViewLink } from './visit-link.ts';
import { joinName } from '../rules/join-name.ts';
import { writeInstant } from '../http/write-instant.ts';

export function describeRequestDocument(row: DocumentRow): RequestDocument {
  const { conversion } = row.inspection;
  return {
    id: row.id,
    name: row.title,
    version_id: row.current_version_id,
    page_count: row.page_count,
    size: row.size,
    ...(conversion && { conversion: { from: conversion.from, is_accepted: conversion.acceptedAt !== undefined } }),
  };
}

/** What lies around a request; nothing of it depends on how far the signatures are. */
export function readParts(
  db: Kysely<Database>,
  { request: { id }, role }: Pick<RequestView, 'role'> & { request: { id: string } },
) {
  const isManager = seesPrivateData({ role });
  return Promise.all([
    listDocuments(db, id),
    listDocumentSignatures(db, id),
    listObservers(db, id),
    listAttachments(db, id),
    listNamed(db, id),
    isManager ? findCorrected(db, id) : undefined,
    isManager ? findTeamEntry(db, id) : undefined,
  ]);
}

/** The request on the wire, as the viewer may see it. `parts`: where they are asked for already. */
export async function describeRequest(
  services: Pick<Services, 'secrets' | 'config' | 'now'>,
  db: Kysely<Database>,
  view: RequestView,
  parts = readParts(db, view),
): Promise<SignatureRequest> {
  const { request, status, signatures, situation } = view;
  const isManager = seesPrivateData(situation);
  const [all, placements, observers, attachments, named, corrected, team] = await parts;
  const documents = findNarrowing(view) === undefined ? all : await listShownDocuments(db, view);
  const correction = await describeCorrection(db, view, documents);
  const shown = new Set(documents.map(({ id }) => id));
  const marks = placements.filter(({ document_id }) => shown.has(document_id));
  const showAddress = showAddressTo(view);
  const settings = readSettings(request.business_settings);
  const nextReminders = isManager ? await listNextReminders(db, request, signatures, services.now()) : new Map();
  return {
    id: request.id,
    title: request.title,
    message: request.message,
    documents: documents.map(describeRequestDocument),
    legislation: request.legislation,
    quality: request.quality,
    signing_url: writeViewLink(services.config, request.id),
    status_overall: status,
    long_term: describeLongTerm(view),
    business_id: request.business_id,
    signatures: signatures.map((row) =>
      describeSignature(services, row, marks, { isManager, showAddress, nextReminders }),
    ),
    origin: request.origin,
    observers: observers.map((row) => describeObserver(row, showAddress)),
    expiration_date: writeInstant(request.expiration_date),
    reminders: request.reminders,
    attachments: attachments.map(describeAttachment),
    attach_on_success: request.attach_on_success,
    attach_on_success_options: listAttachable(settings),
    owner: request.owner_email,
    read_access: listReaders(view, observers, named),
    write_access: listWriters(view, named),
    callback_success_url: isManager ? request.callback_success_url : null,
    callback_error_url: isManager ? request.callback_error_url : null,
    callback_update_url: isManager ? request.callback_update_url : null,
    delegation_allowed: request.delegation_allowed,
    custom: isManager ? request.custom : null,
    created_at: request.created_at.toISOString(),
    updated_at: request.updated_at.toISOString(),
    owner_name: joinName(request.owner_first_name, request.owner_last_name),
    initiated_at: writeInstant(request.initiated_at),
    ended_at: writeInstant(request.ended_at),
    kept_until: writeInstant(findDeletion(request, settings.signatureRequests.retention, services.now()) ?? null),
    correction,
    team_inbox: team !== undefined,
    assignee: team?.assignee ?? null,
    corrected_by: corrected?.id ?? null,
    viewer: { role: view.role, sid: view.own?.sid ?? null, actions: listActions(situation) },
  };
}

/** Whether the signatures, all there, have what keeps them verifiable. */
function describeLongTerm({ request, status }: RequestView): LongTerm | null {
  if (!request.accepted_at || (status !== 'OPEN' && status !== 'SIGNED')) return null;
  return status === 'SIGNED' ? 'complete' : 'pending';
}

export function describeProgress(view: RequestView): RequestProgress {
  const { request, status, signatures } = view;
  return {
    id: request.id,
    status_overall: status,
    long_term: describeLongTerm(view),
    updated_at: request.updated_at.toISOString(),
    signatures: signatures.map(({ sid, status: status_code, level_reached }) => ({ sid, status_code, level_reached })),
  };
}
