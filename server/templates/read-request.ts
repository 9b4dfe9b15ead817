import { listPositions } from '@sigillum/api-contracts/signature-requests/list-positions.ts';
import { randomUUID } from 'node:crypto';
import { Language } from '@sigillum/api-contracts/schemas.ts';
import type { FieldDeclaration } from '@sigillum/api-contracts/signature-requests/field-schemas.ts';
import { type TemplateRole, templateLimits } from '@sigillum/api-contracts/templates/schemas.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { refuse } from '../http/refusal.ts';
import type { RequestView } from '../requests/access.ts';
import { listFields } from '../requests/request-fields.ts';
import { describeQuorum } from '../requests/quorum-of.ts';
import {
  listDocuments,
  listDocumentSignatures,
  listObservers,
  type SignatureRow,
} from '../requests/request-repository.ts';
import { requireAccepted } from '../signature-requests/require-accepted.ts';
import { findTeamEntry } from '../signature-requests/team-requests.ts';
import { forgetPeople } from './forget-people.ts';
import type { KeptPlace, TemplateContent } from './tables.ts';
import type { KeptFile } from './templates-repository.ts';

const dayMs = 24 * 3600_000;

/** What a template keeps of a request: no person, and of its documents what was uploaded. Throws a refusal. */
export async function readRequest(
  db: Kysely<Database>,
  { request, signatures, actor }: RequestView,
): Promise<{ content: TemplateContent; files: KeptFile[] }> {
  const [documents, marks, observers, uploads, filled] = await Promise.all([
    listDocuments(db, request.id),
    listDocumentSignatures(db, request.id),
    listObservers(db, request.id),
    listUploads(db, request.id),
    listFields(db, request.id),
  ]);
  if (!documents.length) throw refuse('error.sr.no_document');
  requireAccepted(documents);
  const people = [
    ...signatures.map((row) => ({ firstName: row.first_name, lastName: row.last_name, email: row.email })),
    ...observers.map(({ email }) => ({ firstName: null, lastName: null, email })),
  ];
  const forget = (text: string) => forgetPeople(text, people);
  // A file of the template is its own: the same bytes under another id.
  const files = documents.map(({ id, inspection }) => {
    const { sha256, size } = uploads.find(({ document_id }) => document_id === id)!;
    return { id: randomUUID(), of: id, blob: { sha256, size }, inspection };
  });
  const signers = signatures.map((row) => ({
    sid: row.sid,
    role: {
      ...makeRole('SIGNER', row.group_name, row.sequence),
      ...keepQuorum(row, forget),
      ...(row.group_id !== null && { signer_group_id: row.group_id }),
    },
  }));
  const watchers = observers.map(({ group_name, told }) => ({ ...makeRole('OBSERVER', group_name, -1), told }));
  const language = Language.safeParse('lang' in actor ? actor.lang : 'en').data ?? 'en';
  const content: TemplateContent = {
    quality: request.quality,
    legislation: request.legislation,
    texts: [{ language, title: forget(request.title), message: forget(request.message) }],
    roles: [...signers.map(({ role }) => role), ...watchers].slice(0, templateLimits.roles),
    documents: documents.map(({ title }, index) => ({ id: files[index]!.id, name: forget(title) })),
    places: signers.flatMap(({ sid, role }) =>
      marks
        .filter((mark) => mark.sid === sid)
        .flatMap(({ document_id, visual_signature }) => {
          const of = { role_id: role.id, document_id: files.find((file) => file.of === document_id)!.id };
          return listPlaces(visual_signature).map((place) => ({ ...of, is_doubtful: false, ...place }));
        }),
    ),
    fields: filled.map(({ sid, document_id, value: _, isSaved: __, ...field }) => ({
      ...forgetInField(field, forget),
      role_id: signers.find((signer) => signer.sid === sid)!.role.id,
      document_id: files.find(({ of }) => of === document_id)!.id,
      is_doubtful: false,
    })),
    expiry_days:
      request.expiration_date && countDays(request.initiated_at ?? request.created_at, request.expiration_date),
    reminders: request.reminders,
    delegation_allowed: request.delegation_allowed,
    team_inbox: (await findTeamEntry(db, request.id)) !== undefined,
    attach_on_success: request.attach_on_success,
  };
  return { content, files };
}

/** A field that names nobody, and does not hold what was meant for one person. */
function forgetInField(
  { label, default_value, rules, condition, ...field }: FieldDeclaration,
  forget: (text: string) => string,
): FieldDeclaration {
  const { choices } = rules;
  return {
    ...field,
    label: forget(label),
    default_value: forget(default_value) === default_value ? default_value : '',
    rules: choices ? { ...rules, choices: [...new Set(choices.map(forget))] } : rules,
    condition: condition?.equals ? { ...condition, equals: forget(condition.equals) } : condition,
  };
}

/** Its name without the names of people. */
function keepQuorum(row: SignatureRow, forget: (text: string) => string): Pick<TemplateRole, 'quorum'> {
  const { quorum } = describeQuorum(row);
  return quorum ? { quorum: { ...quorum, name: forget(quorum.name) || '…' } } : {};
}

const makeRole = (kind: TemplateRole['kind'], name: string | null, sequence: number): TemplateRole => ({
  id: randomUUID(),
  kind,
  // A group is a name of the organisation's, no person's.
  name: name ?? '',
  sequence,
});

const countDays = (from: Date, until: Date) =>
  Math.min(templateLimits.expiryDays, Math.max(1, Math.ceil((until.getTime() - from.getTime()) / dayMs)));

type Mark = Awaited<ReturnType<typeof listDocumentSignatures>>[number]['visual_signature'];

/** The places of a mark, without a picture that may be a person's hand. */
function listPlaces(mark: Mark): Pick<KeptPlace, 'position' | 'form_field'>[] {
  if (mark?.form_field !== undefined) return [{ form_field: mark.form_field }];
  return listPositions(mark).map((position) => ({ position }));
}

/** The files as they were uploaded, before anybody signed. */
const listUploads = (db: Kysely<Database>, requestId: string) =>
  db
    .selectFrom('document_versions')
    .innerJoin('documents', 'documents.id', 'document_versions.document_id')
    .select(['document_versions.document_id', 'document_versions.sha256', 'document_versions.size'])
    .where('documents.request_id', '=', requestId)
    .where('document_versions.ordinal', '=', 0)
    .execute();
