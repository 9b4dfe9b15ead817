import { createHash } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import {
  judgeValues,
  listShown,
  showValue,
  writeInitials,
} from '@sigillum/api-contracts/signature-requests/field-rules.ts';
import type {
  FieldDeclaration,
  FilledField,
  RequestField,
  RequestFields,
  ValueFault,
} from '@sigillum/api-contracts/signature-requests/field-schemas.ts';
import { judgeRoom, roomOf } from '@sigillum/engine/pdf/appearance';
import type { Database } from '../database/schema.ts';
import type { RequestActor } from '../http/actor.ts';
import type { SignatureRow } from './request-repository.ts';

/** A field with its value, and whether its signer has been there: then what was saved counts, also when it is nothing. */
export type StoredField = FilledField & { isSaved: boolean };

/** The fields of a request in the order in which signers are led. */
export async function listFields(db: Kysely<Database>, requestId: string): Promise<StoredField[]> {
  const rows = await db
    .selectFrom('request_fields')
    .innerJoin('documents', 'documents.id', 'request_fields.document_id')
    .selectAll('request_fields')
    .where('documents.request_id', '=', requestId)
    .orderBy('request_fields.position')
    .execute();
  return rows.map(readField);
}

export const readField = ({
  declaration,
  document_id,
  sid,
  value,
}: Pick<Selectable<Database['request_fields']>, 'declaration' | 'document_id' | 'sid' | 'value'>): StoredField => ({
  ...declaration,
  document_id,
  sid,
  value: value ?? declaration.default_value,
  isSaved: value !== null,
});

/** Who looks: a signer by the own signature, or whoever manages the request, who signs it perhaps, too. */
interface Reader {
  sid: string | undefined;
  /** Of the name by which the signer is known. */
  initials?: string | undefined;
  isManager: boolean;
}

/** The own signature of whoever looks, and what the initials of its name are: an account's own, or as a visitor states it. */
export function readOwn(actor: RequestActor, own: SignatureRow | undefined): Omit<Reader, 'isManager'> {
  if (!own) return { sid: undefined };
  const first = actor.kind === 'user' ? actor.firstName : (own.stated_first_name ?? own.first_name);
  const last = actor.kind === 'user' ? actor.lastName : (own.stated_last_name ?? own.last_name);
  return { sid: own.sid, initials: writeInitials(first, last) };
}

/** The fields as somebody sees them: what others are about to write is theirs until they have signed. */
export function describeFields(fields: readonly StoredField[], { sid, initials, isManager }: Reader): RequestFields {
  const seen = isManager ? fields : fields.filter((field) => field.sid === sid);
  return {
    fields: seen.map(({ isSaved: _, ...field }) => ({
      ...field,
      value: field.sid === sid ? field.value : field.default_value,
    })),
    sid: sid ?? null,
    initials: initials ?? '',
    revision: hashFields(fields),
  };
}

/** Tells two states of the fields of a request apart, whatever is filled in. */
export const hashFields = (fields: readonly StoredField[]): string =>
  createHash('sha256')
    .update(JSON.stringify(fields.map(listParts)))
    .digest('hex');

const listParts = (field: RequestField) => [...listDeclared(field), field.document_id, field.sid];

/** All that a field says, so that two of them are compared, whatever the order of their keys. */
export const listDeclared = (field: FieldDeclaration) => [
  ...[field.id, field.kind, field.label, field.required, field.default_value],
  [field.rules, field.position, field.condition].map(sortKeys),
  ...(field.form_field === undefined ? [] : [field.form_field]),
];

const sortKeys = (value: object | null) =>
  value && Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));

/** Whether a value can be written into its place, letter by letter. */
export async function judgeWriting(
  field: Pick<FieldDeclaration, 'kind' | 'position' | 'has_buttons'>,
  value: string,
): Promise<ValueFault | undefined> {
  const { kind, position } = field;
  if (kind === 'checkbox' || field.has_buttons || value === '') return undefined;
  const { width, height } = position;
  const judged = await judgeRoom(showValue(field, value), roomOf(kind, { width, height }));
  if (judged === 'too_long') return 'no_room';
  return judged === 'not_drawable' ? judged : undefined;
}

/** What keeps one signer from signing with what was filled in, field by field. */
export async function judgeFilled(fields: readonly FilledField[]): Promise<{ id: string; fault: ValueFault }[]> {
  const values = new Map(fields.map(({ id, value }) => [id, value]));
  const faults = judgeValues(fields, values);
  const faulty = new Set(faults.map(({ id }) => id));
  for (const field of listShown(fields, values)) {
    const fault = faulty.has(field.id) ? undefined : await judgeWriting(field, field.value);
    if (fault) faults.push({ id: field.id, fault });
  }
  return faults;
}
