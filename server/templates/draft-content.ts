import type { TemplatePerson } from '@sigillum/api-contracts/templates/draft-from-template.ts';
import { listLacking } from '@sigillum/api-contracts/templates/role-rules.ts';
import type { TemplateRole, TemplateText } from '@sigillum/api-contracts/templates/schemas.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { storeDocument } from '../documents/store-document.ts';
import type { AccountActor } from '../http/actor.ts';
import type { Call } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import type { RequestView } from '../requests/access.ts';
import { draftRequest } from '../signature-requests/draft-request.ts';
import { prepareDraft } from '../signature-requests/prepare-draft.ts';
import type { NewRequest } from '../signature-requests/store-request.ts';
import { settleGroups } from './template-groups.ts';
import { storeTemplateFields } from './store-template-fields.ts';
import type { KeptPlace, TemplateContent } from './tables.ts';
import type { FileRow } from './templates-repository.ts';

const dayMs = 24 * 3600_000;

/** What a request of a template has of its own. */
export interface Filled {
  people: readonly (TemplatePerson & { notify?: boolean | undefined })[];
  text: TemplateText;
  origin: 'WEB' | 'API';
  /** Whose it is; the caller’s own unless told. */
  ownerId?: string;
  /** Instead of what the template says, or beside it. */
  more?: Partial<NewRequest['fields']>;
  /** What stands in fields before the signer begins, by their ids, where that is not the template’s. */
  values?: Readonly<Record<string, string>>;
  /** Of the files that count among what the caller uploads. */
  uploads: number;
}

type ContentCall = Call<AccountActor> & Pick<Parameters<typeof prepareDraft>[0], 'db'>;
type ContentFile = Pick<FileRow, 'blob' | 'size' | 'inspection'>;

/**
 * What a draft of a version of a template begins with, judged before anything is written. Answers what lays it down in a transaction, with
 * the version's files by their ids. Throws a refusal.
 */
export async function prepareContent(
  call: ContentCall,
  content: TemplateContent,
  { people: named, text, origin, ownerId, more, values = {}, uploads }: Filled,
): Promise<(trx: Kysely<Database>, files: ReadonlyMap<string, ContentFile>) => Promise<RequestView>> {
  const { now, services } = call;
  requireSettled(content);
  const wanted = {
    title: text.title,
    message: text.message,
    quality: content.quality,
    legislation: content.legislation,
    expiration_date:
      content.expiry_days === null ? null : new Date(now.getTime() + content.expiry_days * dayMs).toISOString(),
    reminders: content.reminders,
    delegation_allowed: content.delegation_allowed,
    ...(content.team_inbox && { team_inbox: true }),
    attach_on_success: content.attach_on_success,
    ...more,
  };
  const { businessId, fields } = await prepareDraft(call, wanted, uploads);
  const taken = assignPeople(await settleGroups(call.db, businessId, content.roles), named);
  const signers = taken.filter(({ role }) => role.kind === 'SIGNER');
  return async (trx, files) => {
    const ids = new Map<string, string>();
    const view = await draftRequest(trx, call, {
      businessId,
      origin,
      fields,
      ...(ownerId !== undefined && { ownerId }),
      observers: taken.flatMap(writeObserver),
      async storeDocuments(requestId, ownerId) {
        for (const { id, name: title } of content.documents) {
          const { blob: sha256, size, inspection } = files.get(id)!;
          const document = { requestId, ownerId, title, blob: { sha256, size }, inspection, now };
          ids.set(id, (await storeDocument(services, trx, document)).id);
        }
      },
      listSigners: () =>
        signers.map(({ person, role: { id, sequence, quorum, signer_group_id: group } }) => ({
          ...(person ? writeSigner(person, text.language) : { signer_group_id: group }),
          sequence,
          quorum,
          document_signatures: listMarks(
            content.places.filter(({ role_id }) => role_id === id),
            ids,
          ),
        })),
    });
    // Signers were laid down in their order.
    const sids = new Map(signers.map(({ role }, index) => [role.id, view.signatures[index]!.sid]));
    const filledFields = content.fields
      .filter(({ role_id }) => sids.has(role_id))
      .map((field) => ({ ...field, default_value: values[field.id] ?? field.default_value }));
    await storeTemplateFields(trx, filledFields, { documents: ids, sids });
    return view;
  };
}

/** Nothing is made of a template of which somebody still has to say where signatures stand. */
export function requireSettled(content: TemplateContent): void {
  const doubtful = [...content.places, ...content.fields].filter(({ is_doubtful }) => is_doubtful).length;
  if (doubtful) throw refuse('error.template.places_doubtful', { details: { count: doubtful } });
}

/** Each role that is taken, by somebody or else by its group, in the order of the roles. */
function assignPeople(roles: readonly TemplateRole[], people: Filled['people']) {
  const strangers = people.filter(({ role_id }) => !roles.some(({ id }) => id === role_id));
  const named = roles.map((role) => ({ role, people: people.filter(({ role_id }) => role_id === role.id) }));
  const lacking = listLacking(roles, new Set(people.map(({ role_id }) => role_id)));
  const wrong = named.filter((one) => one.people.length > 1 || lacking.includes(one.role));
  if (strangers.length || wrong.length)
    throw refuse('error.template.people_missing', { details: { roles: wrong.map(({ role }) => role.id) } });
  return named.flatMap(({ role, people: [person] }) => (person || role.signer_group_id ? [{ role, person }] : []));
}

/** Title and message in a language, or in the first one that there is. */
export const chooseText = (texts: readonly TemplateText[], language: string | undefined): TemplateText =>
  texts.find((text) => text.language === language) ?? texts[0]!;

const writeObserver = ({ person, role: { kind, told } }: { person: TemplatePerson | undefined; role: TemplateRole }) =>
  kind === 'OBSERVER' && person ? [{ type: 'USER' as const, email: person.email, told }] : [];

/** As the screen that prepares a request names a signer: the account signs where there is one. */
const writeSigner = (
  { email, first_name, last_name, mobile_number, language, notify }: Filled['people'][number],
  usual: TemplateText['language'],
) => ({
  account_email: email,
  signer_identity_data: { email_address: email, first_name, last_name, mobile_number, language: language ?? usual },
  ...(notify !== undefined && { notify }),
});

/** The visible marks of one signer, by document. `ids` names each document of the template as the request calls it. */
function listMarks(places: readonly KeptPlace[], ids: ReadonlyMap<string, string>) {
  return [...new Set(places.map(({ document_id }) => document_id))].map((id) => {
    const own = places.filter(({ document_id }) => document_id === id);
    const formField = own.find(({ form_field }) => form_field !== undefined)?.form_field;
    const positions = own.flatMap(({ position }) => (position ? [writePosition(position)] : []));
    const mark =
      formField === undefined
        ? positions.length === 1
          ? { position: positions[0]! }
          : { positions }
        : { form_field: formField };
    return { document_id: ids.get(id)!, visual_signature: mark };
  });
}

const writePosition = (position: NonNullable<KeptPlace['position']>) => ({
  ...position,
  rotation: position.rotation as 0 | 90 | 180 | 270,
});
