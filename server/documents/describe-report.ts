import type { Kysely } from 'kysely';
import type { SignatureReport } from '@sigillum/api-contracts/documents/report-schemas.ts';
import type { ActorSnapshot, Database } from '../database/schema.ts';
import { genesisHash } from '../evidence/hash-event.ts';
import { verifyChain } from '../evidence/verify-chain.ts';
import { seesPrivateData } from '../signature-requests/access-rules.ts';
import type { RequestView } from '../signature-requests/access.ts';
import { describeAction, readVersionSizes, type VersionSizes } from './describe-action.ts';
import { nameBusiness } from './name-business.ts';

const readEvents = (db: Kysely<Database>, requestId: string) =>
  db.selectFrom('audit_events').selectAll().where('request_id', '=', requestId).orderBy('seq').execute();
type EventRow = Awaited<ReturnType<typeof readEvents>>[number];
type Person = SignatureReport['userList'][number];

/** Who did what, from the audit events alone; names and addresses as they were at the first event of each person. */
export async function describeReport(db: Kysely<Database>, view: RequestView): Promise<SignatureReport> {
  const { request, status, signatures } = view;
  const events = await readEvents(db, request.id);
  const verdict = verifyChain(events);
  return {
    header: {
      signatureRequestID: request.id,
      title: request.title,
      status,
      signatureCount: signatures.length,
      signatureCountSigned: signatures.filter((signature) => signature.status === 'SIGNED').length,
      attachmentNames: [],
      evidenceIntact: verdict.isIntact,
      evidenceHash: events.at(-1)?.hash ?? genesisHash,
    },
    userList: await nameBusiness(
      db,
      request.business_id,
      listPeople(view, events, await readVersionSizes(db, request.id)),
    ),
  };
}

/** Actions by person, in the order of their first; signers who have done nothing yet follow. */
function listPeople(view: RequestView, events: readonly EventRow[], sizes: VersionSizes): Person[] {
  const isManager = seesPrivateData(view.situation);
  const people = new Map<string, Person>();
  for (const event of events) {
    const id = identify(event.actor);
    const person = people.get(id) ?? introduce(id, event.actor);
    const isOwn = view.own !== undefined && (id === view.own.user_id || id === view.own.sid);
    person.userActions.push(describeAction(event, { sizes, showsIp: isManager || isOwn }));
    people.set(id, person);
  }
  for (const { sid, user_id, email, first_name, last_name, mobile } of view.signatures) {
    const id = user_id ?? sid;
    const person =
      people.get(id) ??
      introduce(id, { type: 'external', email, firstName: first_name ?? '', lastName: last_name ?? '' });
    if (mobile && (isManager || sid === view.own?.sid)) person.mobile = mobile;
    people.set(id, person);
  }
  return [...people.values()];
}

const identify = (actor: ActorSnapshot): string => actor.userId ?? actor.sid ?? actor.type;

const introduce = (id: string, { email = '', firstName = '', lastName = '' }: ActorSnapshot): Person => ({
  id,
  firstname: firstName,
  lastname: lastName,
  email,
  userActions: [],
});
