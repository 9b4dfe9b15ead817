import type { Kysely } from 'kysely';
import type { VisualSignature } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import { keepQuery } from '../database/keep-query.ts';
import type { Database } from '../database/schema.ts';
import type { EventData } from '../evidence/event.ts';
import {
  listDocumentSignatures,
  listSignatures,
  type DocumentSignatureRow,
  type RequestRow,
  type SignatureRow,
} from '../requests/request-repository.ts';

/** A request's documents as they came, before anybody signed. */
export const listFirstVersions = (db: Kysely<Database>, requestId: string) =>
  db
    .selectFrom('documents')
    .innerJoin('document_versions as first', 'first.document_id', 'documents.id')
    .select(['documents.id', 'documents.title', 'documents.inspection', 'first.sha256', 'first.size'])
    .select(({ fn, ref }) => fn.coalesce('first.base_blob', ref('first.sha256')).as('blob'))
    .where('documents.request_id', '=', requestId)
    .where('first.ordinal', '=', 0)
    .orderBy('documents.position')
    .execute();
type FirstVersion = Awaited<ReturnType<typeof listFirstVersions>>[number];

/** The corrected version of a request, if there is one. */
export const findCorrected = async (db: Kysely<Database>, requestId: string) =>
  (await selectCorrected(db, { requestId })).at(0);
const selectCorrected = keepQuery((db, { requestId }: { requestId: string }) =>
  db.selectFrom('signature_requests').select('id').where('corrects_id', '=', requestId).limit(1),
);

/** What a corrected version has otherwise, as its evidence tells it. */
export type VersionDifference = Required<
  Pick<
    EventData,
    | 'changed'
    | 'documentsAdded'
    | 'documentsRemoved'
    | 'documentsReplaced'
    | 'signersAdded'
    | 'signersRemoved'
    | 'askedAgain'
  >
>;

interface Version {
  request: RequestRow;
  documents: readonly Pick<FirstVersion, 'id' | 'title' | 'sha256'>[];
  signatures: readonly SignatureRow[];
  marks: readonly DocumentSignatureRow[];
}

/** Reads both versions and compares them. */
export async function readDifference(
  db: Kysely<Database>,
  before: RequestRow,
  after: RequestRow,
): Promise<VersionDifference> {
  return compareVersions(await readVersion(db, before), await readVersion(db, after));
}

const readVersion = async (db: Kysely<Database>, request: RequestRow): Promise<Version> => ({
  request,
  documents: await listFirstVersions(db, request.id),
  signatures: await listSignatures(db, request.id),
  marks: await listDocumentSignatures(db, request.id),
});

/** People by address, groups by name; documents by name, and by content where the name stays. */
export function compareVersions(before: Version, after: Version): VersionDifference {
  const [was, is] = [before.signatures, after.signatures].map((rows) => rows.map(nameSigner)) as [string[], string[]];
  const [had, has] = [listDocuments(before), listDocuments(after)];
  const added = has.filter((one) => !had.some((other) => isSame(one, other)));
  const removed = had.filter((one) => !has.some((other) => isSame(one, other)));
  const isReplaced = ({ title }: { title: string }) =>
    [added, removed].every((list) => list.some((one) => one.title === title));
  const titles = (list: typeof added) => list.filter((one) => !isReplaced(one)).map(({ title }) => title);
  const signed = new Set(before.signatures.flatMap((row) => (row.status === 'SIGNED' ? [nameSigner(row)] : [])));
  return {
    changed: listChanged(before, after),
    documentsAdded: titles(added),
    documentsRemoved: titles(removed),
    documentsReplaced: added.filter(isReplaced).map(({ title }) => title),
    signersAdded: leaveOut(is, was),
    signersRemoved: leaveOut(was, is),
    askedAgain: after.signatures.flatMap((row) => (signed.has(nameSigner(row)) ? [row.sid] : [])),
  };
}

const compared = ['title', 'message', 'quality', 'legislation', 'expiration_date'] as const;

function listChanged(before: Version, after: Version): string[] {
  const read = ({ request }: Version, name: (typeof compared)[number]) => String(request[name]);
  const order = (version: Version) => JSON.stringify(listOrder(version, before, after));
  const places = (version: Version) => JSON.stringify(listPlaces(version, before, after));
  return [
    ...compared.filter((name) => read(before, name) !== read(after, name)),
    ...(order(before) === order(after) ? [] : ['order']),
    ...(places(before) === places(after) ? [] : ['places']),
  ];
}

const nameSigner = ({ group_name, email }: Pick<SignatureRow, 'group_name' | 'email'>): string =>
  group_name ?? email.toLowerCase();

const listDocuments = ({ documents }: Version) => documents.map(({ title, sha256 }) => ({ title, sha256 }));

const isSame = (one: { title: string; sha256: string }, other: typeof one): boolean =>
  one.title === other.title && one.sha256 === other.sha256;

/** Each as often as it is there more often. */
function leaveOut(names: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return names.filter((name) => {
    const index = left.indexOf(name);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}

const takesPart = (version: Version, name: string) => version.signatures.some((row) => nameSigner(row) === name);

/** Who signs when, of those who sign both. */
const listOrder = ({ signatures }: Version, before: Version, after: Version) =>
  signatures
    .filter((row) => takesPart(before, nameSigner(row)) && takesPart(after, nameSigner(row)))
    .map((row) => [nameSigner(row), row.sequence])
    .toSorted();

/** Where they sign on the documents that both have. */
function listPlaces({ documents, signatures, marks }: Version, before: Version, after: Version) {
  const isKept = (one: Version['documents'][number]) =>
    [before, after].every((version) => version.documents.some((other) => isSame(one, other)));
  return marks
    .flatMap(({ sid, document_id, visual_signature }) => {
      const document = documents.find(({ id }) => id === document_id);
      const signer = signatures.find((row) => row.sid === sid);
      if (!visual_signature || !document || !signer || !isKept(document)) return [];
      const name = nameSigner(signer);
      if (!takesPart(before, name) || !takesPart(after, name)) return [];
      return [[name, document.title, ...listPositions(visual_signature)]];
    })
    .toSorted();
}

const listPositions = ({ position, positions, form_field }: VisualSignature): (string | number)[] =>
  form_field === undefined
    ? (positions ?? [position!]).flatMap(({ page, x, y, width, height, rotation }) => [
        page,
        x,
        y,
        width,
        height,
        rotation,
      ])
    : [form_field];
