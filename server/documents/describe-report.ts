import { listQuorums } from '@sigillum/api-contracts/signature-requests/quorum.ts';
import type { Kysely } from 'kysely';
import type { SignatureReport } from '@sigillum/api-contracts/documents/report-schemas.ts';
import type { Database } from '../database/schema.ts';
import type { ActorSnapshot } from '../evidence/event.ts';
import { readAddress } from '../evidence/read-address.ts';
import { seesPrivateData } from '../requests/access-rules.ts';
import type { RequestView } from '../requests/access.ts';
import { voiceOf } from '../requests/quorum-of.ts';
import { listShownDocuments, showTitleTo } from '../requests/shown-documents.ts';
import { isOwnAct, isShownMessage, showAddressTo } from '../requests/show-address.ts';
import { joinName } from '../rules/join-name.ts';
import { describeAction, readVersionSizes, type ActionReader } from './describe-action.ts';
import { describeEvidence, readEvents, type EventRow } from './describe-evidence.ts';
import { describeFinalFiles } from './describe-final-files.ts';
import { listAttachments } from './list-attachments.ts';
import { nameBusiness } from './name-business.ts';

type Person = SignatureReport['userList'][number];

/**
 * Who did what, from the audit events alone; names and addresses as they were at the first event of each person. Only the titles of
 * request and documents, who has still to act, and our verifier's verdicts come from elsewhere.
 */
export async function describeReport(db: Kysely<Database>, view: RequestView): Promise<SignatureReport> {
  const { request, status, signatures } = view;
  const events = await readEvents(db, request.id);
  const attachments = await listAttachments(db, request.id);
  const shown = await listShownDocuments(db, view);
  const showsDocument = (id: string) => shown.some((document) => document.id === id);
  const showsTitle = showTitleTo(view, shown);
  const evidence = describeEvidence(events, {
    showsIp: decideOnIp(view),
    showsAddress: decideOnAddress(view),
    showsMessage: ({ name, data }) => isShownMessage(view, name, data.sid),
    showsDocument,
    showsTitle,
  });
  return {
    header: {
      signatureRequestID: request.id,
      title: request.title,
      status,
      signatureCount: signatures.length,
      signatureCountSigned: countSigned(events),
      attachmentNames: attachments.map(({ filename }) => filename),
      evidenceIntact: evidence.isIntact,
      evidenceHash: evidence.lastHash,
    },
    userList: await nameBusiness(
      db,
      request.business_id,
      listPeople(view, events, { sizes: await readVersionSizes(db, request.id), showsDocument, showsTitle }),
    ),
    ...listReportedQuorums(view),
    documents: await describeFinalFiles(db, shown),
    evidence,
  };
}

/** Everybody who could sign for a quorum, by the name of that time where it has signed. */
function listReportedQuorums(view: RequestView): Pick<SignatureReport, 'quorums'> {
  const showAddress = showAddressTo(view);
  const quorums = listQuorums(view.signatures.map(voiceOf)).map(({ name, needed, members }) => ({
    name,
    needed,
    people: members.map(({ sid, row }) => ({
      sid,
      name: joinName(row.first_name, row.last_name),
      email: row.email && showAddress(row.email),
      status: row.status,
    })),
  }));
  return quorums.length ? { quorums } : {};
}

const countSigned = (events: readonly EventRow[]) =>
  new Set(events.flatMap(({ name, data }) => (name === 'SIGNED' ? [data.sid] : []))).size;

/** IP addresses are shown to whoever may edit the request; others see their own. */
function decideOnIp(view: RequestView): (event: EventRow) => boolean {
  const isManager = seesPrivateData(view.situation);
  return ({ actor }) => isManager || isOwnAct(view, actor);
}

/** E-mail addresses likewise; of others it is shown that there is one. */
function decideOnAddress(view: RequestView): (email: string) => boolean {
  const show = showAddressTo(view);
  return (email) => show(email) === email;
}

/** Actions by person, in the order of their first; signers who have done nothing yet follow. */
function listPeople(
  view: RequestView,
  events: readonly EventRow[],
  { sizes, showsDocument, showsTitle }: Pick<ActionReader, 'sizes' | 'showsDocument' | 'showsTitle'>,
): Person[] {
  const isManager = seesPrivateData(view.situation);
  const showsIp = decideOnIp(view);
  const showAddress = showAddressTo(view);
  const people = new Map<string, Person>();
  for (const event of events) {
    const id = identify(event.actor);
    const person = people.get(id) ?? introduce(id, event.actor, isOwnAct(view, event.actor) ? undefined : showAddress);
    person.userActions.push(
      describeAction(event, {
        sizes,
        showsIp: showsIp(event),
        showAddress,
        showsDocument,
        showsTitle,
        showsMessage: isShownMessage(view, event.name, event.data.sid),
      }),
    );
    people.set(id, person);
  }
  for (const { sid, user_id, email, first_name, last_name, mobile, group_name } of view.signatures) {
    const id = user_id ?? sid;
    const person =
      people.get(id) ??
      introduce(id, { type: 'external', email, firstName: first_name ?? '', lastName: last_name ?? '' }, showAddress);
    if (mobile && (isManager || sid === view.own?.sid)) person.mobile = mobile;
    if (group_name !== null) person.groupName = group_name;
    people.set(id, person);
  }
  return [...people.values()];
}

const identify = ({ userId, sid, username, type }: ActorSnapshot): string => userId ?? sid ?? username ?? type;

const introduce = (id: string, actor: ActorSnapshot, showAddress?: (address: string) => string): Person => ({
  id,
  firstname: actor.firstName ?? '',
  lastname: actor.lastName ?? '',
  email: readAddress(actor, showAddress) ?? '',
  userActions: [],
});
