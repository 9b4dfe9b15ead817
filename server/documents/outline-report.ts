import type { SignatureReport, UserAction } from '@sigillum/api-contracts/documents/report-schemas.ts';
import { describeChange } from '@sigillum/engine/verifier';
import * as words from './report-words.ts';
import { joinName } from '../rules/join-name.ts';

/** A labelled value; `isCode` values are hashes and numbers. */
export interface Fact {
  label: string;
  value: string;
  isCode?: boolean;
  isAlert?: boolean;
}

/** One thing with its facts: a document, a signature. */
export interface Entry {
  heading: string;
  note?: string;
  facts: Fact[];
}

/** A row of the table of events. */
export interface EventRow {
  seq: number;
  time: string;
  localTime: string | undefined;
  event: string;
  name: string;
  who: string;
  address: string | undefined;
  facts: Fact[];
}

/** What the report says, in words and in order; PDF and HTML only differ in how they set it. */
export interface ReportOutline {
  title: string;
  /** The request's title. */
  subject: string;
  summary: Fact[];
  documents: Entry[];
  signatures: Entry[];
  waiting: string[];
  events: EventRow[];
}

type Person = SignatureReport['userList'][number];
type Act = UserAction & { person: Person };

const writeName = ({ firstname, lastname, email, id }: Person): string =>
  joinName(firstname, lastname) || email || (id === 'system' ? 'Sigillum' : id);

const listFacts = (...facts: (Fact | false | undefined | '' | null)[]): Fact[] => facts.filter((fact) => !!fact);

/** Puts the report into words. `madeAt` is when it was made. */
export function outlineReport(report: SignatureReport, madeAt: Date, seal: string): ReportOutline {
  const { header, userList, documents, evidence } = report;
  const acts = userList
    .flatMap((person) => person.userActions.map((action): Act => ({ ...action, person })))
    .toSorted((a, b) => a.seq - b.seq);
  const titles = new Map(documents.map(({ documentId, title }) => [documentId, title]));
  // It was removed, or whoever reads this is not shown it.
  const nameDocument = (id: string) => titles.get(id) ?? `other document ${id.slice(0, 8)}`;
  const failed = new Set(acts.filter(({ name }) => name === 'SIGNATURE_FAILED').map(({ signatureId }) => signatureId));
  const signed = acts.filter(({ name }) => name === 'SIGNED' || name === 'SEALED');
  return {
    title: 'Signature report',
    subject: header.title,
    summary: listFacts(
      { label: 'Request', value: header.signatureRequestID },
      { label: 'Status', value: words.nameStatus(header.status) },
      { label: 'Signatures', value: `${header.signatureCountSigned} of ${header.signatureCount}` },
      { label: 'Report made', value: words.nameTime(madeAt.toISOString()).utc },
      { label: 'Seal', value: seal },
      ...(report.quorums ?? []).map(describeQuorum),
      describeChain(evidence),
      { label: 'Last hash', value: evidence.lastHash, isCode: true },
    ),
    documents: documents.map(describeDocument),
    signatures: signed.map((act) => describeSignature(act, { nameDocument, hasFailed: failed.has(act.signatureId) })),
    waiting: userList.filter(({ userActions }) => !userActions.length).map((person) => describePerson(person)),
    events: acts.map((act) => describeEvent(act, nameDocument)),
  };
}

const describePerson = (person: Person): string => {
  const { email, mobile, businessName } = person;
  return [writeName(person), email, mobile && `+${mobile}`, businessName].filter(Boolean).join(' · ');
};

/** Who could have signed, and who has. */
function describeQuorum({ name, needed, people }: NonNullable<SignatureReport['quorums']>[number]): Fact {
  const list = (fits: (status: string) => boolean) =>
    people.flatMap((person) => (fits(person.status) ? [person.name || person.email] : [])).join(', ') || 'nobody';
  const rest = people.filter(({ status }) => status !== 'SIGNED').length;
  return {
    label: `${needed} of ${people.length}: ${name}`,
    value: `Signed: ${list((status) => status === 'SIGNED')}.${
      rest ? ` Could have signed, too: ${list((status) => status !== 'SIGNED')}.` : ''
    }`,
  };
}

const describeChain = ({ isIntact, brokenAt, events }: SignatureReport['evidence']): Fact =>
  isIntact
    ? { label: 'Audit trail', value: `The chain of ${events.length} events is intact.` }
    : {
        label: 'Audit trail',
        value: `The chain is BROKEN at event ${brokenAt}: events were changed or removed.`,
        isAlert: true,
      };

function describeDocument({ title, pages, size, sha256, verdict }: SignatureReport['documents'][number]): Entry {
  return {
    heading: title,
    note: `${pages} ${pages === 1 ? 'page' : 'pages'}, ${words.nameSize(size)}`,
    facts: listFacts(
      { label: 'SHA-256', value: sha256, isCode: true },
      verdict && {
        label: 'Verifier',
        value: `${words.nameVerdict(verdict.indication)}, ${verdict.signatures
          .map(({ signer, level }) => [signer, level].filter(Boolean).join(' '))
          .join('; ')}, checked ${words.nameTime(verdict.checkedAt).utc}`,
        isAlert: verdict.indication === 'TOTAL_FAILED',
      },
      ...(verdict?.signatures ?? []).flatMap(({ signer, changes = [] }) =>
        changes.map((change) => ({
          label: `After ${signer}`,
          value: `${change.isAllowed ? '' : 'Not allowed: '}${describeChange(change)}`,
          isAlert: !change.isAllowed,
        })),
      ),
      !verdict && { label: 'Verifier', value: 'This version has not been called final yet.' },
    ),
  };
}

/** The seal stands for its organisation; the person named above it is the member who has used it. */
const nameSeal = ({ sealLabel, sealOrganisation, sealAccountName }: Act) =>
  sealLabel && { label: 'Seal', value: `“${sealLabel}” of ${sealOrganisation} (${sealAccountName})` };

const nameVoucher = ({ vouchedBy, vouchedDomain, vouchedOfficer, identifiedAt }: Act) =>
  vouchedOfficer && identifiedAt
    ? `${vouchedBy}, in person by ${vouchedOfficer}, ${words.nameTime(identifiedAt, undefined).utc}`
    : `${vouchedBy}, for addresses of ${vouchedDomain}`;

const nameIdentity = ({ identifiedBy, identifiedAt, assurance }: Act) =>
  [
    identifiedBy,
    assurance !== undefined && `level ${assurance}`,
    identifiedAt && words.nameTime(identifiedAt, undefined).utc,
  ]
    .filter(Boolean)
    .join(', ');

function describeSignature(
  act: Act,
  { nameDocument, hasFailed }: { nameDocument: (id: string) => string; hasFailed: boolean },
): Entry {
  const { utc, local } = words.nameTime(act.time, act.zone);
  return {
    heading: writeName(act.person),
    note: [act.person.email, act.person.businessName].filter(Boolean).join(' · '),
    facts: listFacts(
      hasFailed && {
        label: 'Outcome',
        value: 'This signature does NOT hold: its certificate was revoked before its proof was complete.',
        isAlert: true,
      },
      nameSeal(act),
      act.vouchedBy && { label: 'Identified by', value: nameVoucher(act) },
      act.vouchedReference !== undefined && {
        label: 'Identified by',
        value: `whoever has sent the request, as “${act.vouchedReference}”; no code was asked for`,
      },
      act.identifiedBy && { label: 'Identified by', value: nameIdentity(act) },
      act.mabEvidenceId && { label: 'Evidence of identity', value: act.mabEvidenceId, isCode: true },
      { label: 'Time', value: [utc, local].filter(Boolean).join(', ') },
      act.quality && { label: 'Quality', value: words.nameQuality(act.quality) },
      act.legislation && { label: 'Legislation', value: words.nameLegislation(act.legislation) },
      act.level && { label: 'Level when signed', value: words.nameLevel(act.level, act.levelAsked, act.levelReason) },
      act.witness && { label: 'In person, witness', value: act.witness },
      act.statedName && { label: 'Name as stated by the signer', value: act.statedName },
      act.signingName && { label: 'Signing name', value: act.signingName },
      act.signingReason && { label: 'Signing reason', value: act.signingReason },
      ...(act.filled ?? []).map(({ label, kind, value }) => ({
        label: `Filled in: ${label}`,
        value: kind === 'checkbox' ? 'ticked' : value.replaceAll('\n', ' / '),
      })),
      act.certificateSubject && { label: 'Certificate', value: act.certificateSubject },
      act.certificateSerial && { label: 'Serial number', value: act.certificateSerial.toLowerCase(), isCode: true },
      act.certificateIssuer && { label: 'Issued by', value: act.certificateIssuer },
      ...(act.documents ?? []).flatMap(({ documentId, signedSha256, documentSha256 }) => [
        { label: 'Document', value: nameDocument(documentId) },
        signedSha256 && { label: 'SHA-256 before', value: signedSha256, isCode: true },
        { label: 'SHA-256 after', value: documentSha256, isCode: true },
      ]),
    ),
  };
}

function describeEvent(act: Act, nameDocument: (id: string) => string): EventRow {
  const { utc, local } = words.nameTime(act.time, act.zone);
  const join = (list: string[] | undefined) => (list?.length ? list.join(', ') : undefined);
  const people = [
    ['Signers', join(act.signersAdded)],
    ['Signers removed', join(act.signersRemoved)],
    ['Groups', join(act.signerGroupsAdded)],
    ['Groups removed', join(act.signerGroupsRemoved)],
    ['For the group', act.signerGroup],
    ['Name as stated by the signer', act.name === 'UPDATED' && (act.statedName || undefined)],
    ['Delegated to', join(act.delegatees)],
    ['Observers', join(act.observersAdded)],
    ['Observers removed', join(act.observersRemoved)],
    ['May read', join(act.readersAdded)],
    ['May no longer read', join(act.readersRemoved)],
    ['May edit', join(act.writersAdded)],
    ['May no longer edit', join(act.writersRemoved)],
  ] as const;
  return {
    seq: act.seq,
    time: utc,
    localTime: local,
    event: words.nameEvent(act.name),
    name: act.name,
    who: [writeName(act.person), act.person.email].filter(Boolean).join(' · '),
    address: act.ip,
    facts: listFacts(
      ...people.map(([label, value]) => value && { label, value }),
      act.channel && { label: 'Sent by', value: act.channel === 'sms' ? 'text message' : 'e-mail' },
      act.witness && { label: 'In person, witness', value: act.witness },
      act.method && { label: 'Confirmed by', value: words.nameMethod(act.method) },
      act.answerSha256 && { label: 'Answer of Mobile ID', value: act.answerSha256, isCode: true },
      nameSeal(act),
      act.quality && { label: 'Quality', value: [act.quality, act.legislation].filter(Boolean).join(', ') },
      act.level && { label: 'Level', value: words.nameLevel(act.level, act.levelAsked, act.levelReason) },
      act.quorum && {
        label: act.quorum.name,
        value: `${act.quorum.signed.length} have signed; ${act.quorum.spared.length} are not needed any more`,
      },
      ...(act.quorums ?? []).map(({ name, needed, sids }) => ({
        label: name,
        value: `${needed} of ${sids.length} sign`,
      })),
      act.message && { label: 'Message', value: act.message },
      act.corrects && { label: 'Corrects the request', value: act.corrects, isCode: true },
      act.correctsHash && { label: 'Its evidence ends with', value: act.correctsHash, isCode: true },
      act.correctedBy && { label: 'Corrected by the request', value: act.correctedBy, isCode: true },
      act.correctedByHash && { label: 'Whose evidence had reached', value: act.correctedByHash, isCode: true },
      ...(act.attachments ?? []).map(({ filename, sha256 }) => ({ label: filename, value: sha256, isCode: true })),
      ...(act.documents ?? []).map(({ documentId, documentSha256 }) => ({
        label: nameDocument(documentId),
        value: documentSha256,
        isCode: true,
      })),
    ),
  };
}
