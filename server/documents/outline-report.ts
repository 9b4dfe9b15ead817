import type { SignatureReport, UserAction } from '@sigillum/api-contracts/documents/report-schemas.ts';
import { joinName } from '../rules/join-name.ts';
import { groupDigits, type ReportMessageId, type ReportWords } from './report-words.ts';

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
  /** The language that it is in. */
  words: ReportWords;
}

type Person = SignatureReport['userList'][number];
type Act = UserAction & { person: Person };

const writeName = ({ firstname, lastname, email, id }: Person): string =>
  joinName(firstname, lastname) || email || (id === 'system' ? 'Sigillum' : id);

const listFacts = (...facts: (Fact | false | undefined | '' | null)[]): Fact[] => facts.filter((fact) => !!fact);

/** What the report is put into words with: the language, and how the documents are called that its reader is shown. */
interface Scribe extends ReportWords {
  nameDocument(id: string): string;
}

/** Puts the report into words. `madeAt` is when it was made, `seal` what it says of its seal. */
export function outlineReport(
  report: SignatureReport,
  { madeAt, seal, words }: { madeAt: Date; seal: Extract<ReportMessageId, `seal-${string}`>; words: ReportWords },
): ReportOutline {
  const { header, userList, documents, evidence } = report;
  const { say, name, nameTime } = words;
  const acts = userList
    .flatMap((person) => person.userActions.map((action): Act => ({ ...action, person })))
    .toSorted((a, b) => a.seq - b.seq);
  const titles = new Map(documents.map(({ documentId, title }) => [documentId, title]));
  // It was removed, or whoever reads this is not shown it.
  const nameDocument = (id: string) => titles.get(id) ?? say('document-other', { id: id.slice(0, 8) });
  const scribe = { ...words, nameDocument };
  const failed = new Set(acts.filter(({ name }) => name === 'SIGNATURE_FAILED').map(({ signatureId }) => signatureId));
  const signed = acts.filter(({ name }) => name === 'SIGNED' || name === 'SEALED');
  const counted = say('signature-count', { signed: header.signatureCountSigned, count: header.signatureCount });
  return {
    title: say('title'),
    subject: header.title,
    summary: listFacts(
      { label: say('request'), value: header.signatureRequestID },
      { label: say('status'), value: name('status', header.status) },
      { label: say('signatures'), value: counted },
      { label: say('made'), value: nameTime(madeAt.toISOString()).utc },
      { label: say('seal'), value: say(seal) },
      ...(report.quorums ?? []).map((quorum) => describeQuorum(words, quorum)),
      describeChain(words, evidence),
      { label: say('last-hash'), value: evidence.lastHash, isCode: true },
    ),
    documents: documents.map((document) => describeDocument(words, document)),
    signatures: signed.map((act) => describeSignature(scribe, act, failed.has(act.signatureId))),
    waiting: userList.filter(({ userActions }) => !userActions.length).map((person) => describePerson(person)),
    events: acts.map((act) => describeEvent(scribe, act)),
    words,
  };
}

const describePerson = (person: Person): string => {
  const { email, mobile, businessName } = person;
  return [writeName(person), email, mobile && `+${mobile}`, businessName].filter(Boolean).join(' · ');
};

/** Who could have signed, and who has. */
function describeQuorum(
  { say }: ReportWords,
  { name, needed, people }: NonNullable<SignatureReport['quorums']>[number],
): Fact {
  const list = (fits: (status: string) => boolean) =>
    people.flatMap((person) => (fits(person.status) ? [person.name || person.email] : [])).join(', ') || say('nobody');
  const rest = people.filter(({ status }) => status !== 'SIGNED').length;
  const signed = say('quorum-signed', { names: list((status) => status === 'SIGNED') });
  return {
    label: say('quorum', { needed, count: people.length, name }),
    value: rest ? `${signed} ${say('quorum-rest', { names: list((status) => status !== 'SIGNED') })}` : signed,
  };
}

const describeChain = ({ say }: ReportWords, { isIntact, brokenAt, events }: SignatureReport['evidence']): Fact =>
  isIntact
    ? { label: say('trail'), value: say('trail-intact', { count: events.length }) }
    : { label: say('trail'), value: say('trail-broken', { seq: brokenAt ?? '' }), isAlert: true };

function describeDocument(
  { say, name, nameTime, nameChange }: ReportWords,
  { title, pages, size, sha256, verdict }: SignatureReport['documents'][number],
): Entry {
  return {
    heading: title,
    note: say('size', { pages, bytes: groupDigits(size) }),
    facts: listFacts(
      { label: 'SHA-256', value: sha256, isCode: true },
      verdict && {
        label: say('verifier'),
        value: say('verdict', {
          verdict: name('verdict', verdict.indication),
          signatures: verdict.signatures
            .map(({ signer, level }) => [signer, level].filter(Boolean).join(' '))
            .join('; '),
          at: nameTime(verdict.checkedAt).utc,
        }),
        isAlert: verdict.indication === 'TOTAL_FAILED',
      },
      ...(verdict?.signatures ?? []).flatMap(({ signer, changes = [] }) =>
        changes.map((change) => ({
          label: say('after', { signer }),
          value: change.isAllowed ? nameChange(change) : say('forbidden', { change: nameChange(change) }),
          isAlert: !change.isAllowed,
        })),
      ),
      !verdict && { label: say('verifier'), value: say('verdict-none') },
    ),
  };
}

/** The seal stands for its organisation; the person named above it is the member who has used it. */
const nameSeal = ({ say }: ReportWords, { sealLabel, sealOrganisation = '', sealAccountName = '' }: Act) =>
  sealLabel && {
    label: say('seal'),
    value: say('seal-of', { label: sealLabel, organisation: sealOrganisation, account: sealAccountName }),
  };

const nameVoucher = (
  { say, nameTime }: ReportWords,
  { vouchedBy = '', vouchedDomain = '', vouchedOfficer, identifiedAt }: Act,
) =>
  vouchedOfficer && identifiedAt
    ? say('voucher-person', { by: vouchedBy, officer: vouchedOfficer, at: nameTime(identifiedAt).utc })
    : say('voucher-domain', { by: vouchedBy, domain: vouchedDomain });

const nameIdentity = ({ say, nameTime }: ReportWords, { identifiedBy, identifiedAt, assurance }: Act) =>
  [
    identifiedBy,
    assurance !== undefined && say('assurance', { level: assurance }),
    identifiedAt && nameTime(identifiedAt).utc,
  ]
    .filter(Boolean)
    .join(', ');

function describeSignature(scribe: Scribe, act: Act, hasFailed: boolean): Entry {
  const { say, name, nameLevel, nameTime, nameDocument } = scribe;
  const { utc, local } = nameTime(act.time, act.zone);
  return {
    heading: writeName(act.person),
    note: [act.person.email, act.person.businessName].filter(Boolean).join(' · '),
    facts: listFacts(
      hasFailed && { label: say('outcome'), value: say('outcome-failed'), isAlert: true },
      nameSeal(scribe, act),
      act.vouchedBy && { label: say('identified-by'), value: nameVoucher(scribe, act) },
      act.vouchedReference !== undefined && {
        label: say('identified-by'),
        value: say('identified-by-sender', { reference: act.vouchedReference }),
      },
      act.identifiedBy && { label: say('identified-by'), value: nameIdentity(scribe, act) },
      act.mabEvidenceId && { label: say('identity-evidence'), value: act.mabEvidenceId, isCode: true },
      { label: say('time'), value: [utc, local].filter(Boolean).join(', ') },
      act.quality && { label: say('quality'), value: name('quality', act.quality) },
      act.legislation && { label: say('legislation'), value: name('legislation', act.legislation) },
      act.level && { label: say('level-signed'), value: nameLevel(act.level, act.levelAsked, act.levelReason) },
      act.witness && { label: say('witness'), value: act.witness },
      act.statedName && { label: say('stated-name'), value: act.statedName },
      act.signingName && { label: say('signing-name'), value: act.signingName },
      act.signingReason && { label: say('signing-reason'), value: act.signingReason },
      ...(act.filled ?? []).map(({ label, kind, value }) => ({
        label: say('filled', { label }),
        value: kind === 'checkbox' ? say('ticked') : value.replaceAll('\n', ' / '),
      })),
      act.certificateSubject && { label: say('certificate'), value: act.certificateSubject },
      act.certificateSerial && { label: say('serial'), value: act.certificateSerial.toLowerCase(), isCode: true },
      act.certificateIssuer && { label: say('issuer'), value: act.certificateIssuer },
      ...(act.documents ?? []).flatMap(({ documentId, signedSha256, documentSha256 }) => [
        { label: say('document'), value: nameDocument(documentId) },
        signedSha256 && { label: say('sha-before'), value: signedSha256, isCode: true },
        { label: say('sha-after'), value: documentSha256, isCode: true },
      ]),
    ),
  };
}

function describeEvent(scribe: Scribe, act: Act): EventRow {
  const { say, name, nameLevel, nameTime, nameDocument } = scribe;
  const { utc, local } = nameTime(act.time, act.zone);
  const join = (list: string[] | undefined) => (list?.length ? list.join(', ') : undefined);
  const people = [
    ['signers', join(act.signersAdded)],
    ['signers-removed', join(act.signersRemoved)],
    ['groups', join(act.signerGroupsAdded)],
    ['groups-removed', join(act.signerGroupsRemoved)],
    ['for-group', act.signerGroup],
    ['stated-name', act.name === 'UPDATED' && (act.statedName || undefined)],
    ['delegated-to', join(act.delegatees)],
    ['observers', join(act.observersAdded)],
    ['observers-removed', join(act.observersRemoved)],
    ['may-read', join(act.readersAdded)],
    ['may-read-no-more', join(act.readersRemoved)],
    ['may-edit', join(act.writersAdded)],
    ['may-edit-no-more', join(act.writersRemoved)],
  ] as const;
  const { quality, legislation } = act;
  return {
    seq: act.seq,
    time: utc,
    localTime: local,
    event: name('event', act.name),
    name: act.name,
    who: [writeName(act.person), act.person.email].filter(Boolean).join(' · '),
    address: act.ip,
    facts: listFacts(
      ...people.map(([label, value]) => value && { label: say(label), value }),
      act.channel && { label: say('sent-by'), value: say(act.channel === 'sms' ? 'sms' : 'e-mail') },
      act.witness && { label: say('witness'), value: act.witness },
      act.method && { label: say('confirmed-by'), value: name('method', act.method) },
      act.answerSha256 && { label: say('mobile-id-answer'), value: act.answerSha256, isCode: true },
      nameSeal(scribe, act),
      quality && {
        label: say('quality'),
        value: [name('quality', quality), legislation && name('legislation', legislation)].filter(Boolean).join(', '),
      },
      act.level && { label: say('level'), value: nameLevel(act.level, act.levelAsked, act.levelReason) },
      act.quorum && {
        label: act.quorum.name,
        value: say('quorum-reached', { signed: act.quorum.signed.length, spared: act.quorum.spared.length }),
      },
      ...(act.quorums ?? []).map(({ name: label, needed, sids }) => ({
        label,
        value: say('quorum-needed', { needed, count: sids.length }),
      })),
      act.message && { label: say('message'), value: act.message },
      act.corrects && { label: say('corrects'), value: act.corrects, isCode: true },
      act.correctsHash && { label: say('corrects-hash'), value: act.correctsHash, isCode: true },
      act.correctedBy && { label: say('corrected-by'), value: act.correctedBy, isCode: true },
      act.correctedByHash && { label: say('corrected-by-hash'), value: act.correctedByHash, isCode: true },
      ...(act.attachments ?? []).map(({ filename, sha256 }) => ({ label: filename, value: sha256, isCode: true })),
      ...(act.documents ?? []).map(({ documentId, documentSha256 }) => ({
        label: nameDocument(documentId),
        value: documentSha256,
        isCode: true,
      })),
    ),
  };
}
