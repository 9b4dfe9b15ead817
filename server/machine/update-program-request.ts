import type { EndpointInput } from '@sigillum/api-contracts/endpoint.ts';
import {
  ProgramObservers,
  updateProgramRequest as contract,
} from '@sigillum/api-contracts/machine/update-program-request.ts';
import { chooseAttached } from '../business/mail-service.ts';
import { readSettings } from '../business/read-settings.ts';
import { appendEvent } from '../evidence/append-event.ts';
import { implement, type Context } from '../http/implement.ts';
import { claimRequest } from '../requests/access.ts';
import type { RequestRow } from '../requests/request-repository.ts';
import { regulateQuality } from '../rules/regulate.ts';
import { announceColleagues } from '../signature-requests/announce-colleagues.ts';
import { moveExpiration } from '../signature-requests/move-expiration.ts';
import { nameColleagues } from '../signature-requests/name-colleagues.ts';
import { setReminders } from '../signature-requests/schedule-reminders.ts';
import { requireAhead, requireQuality } from '../signature-requests/quality-rules.ts';
import { answerRequest, type ProgramVersion } from './describe-program-request.ts';
import type { PlacedSigner } from './placed-signer.ts';
import { placeSigners, type KeepCovered } from './place-signers.ts';
import { refuseField } from './read-signer.ts';
import { replaceObservers } from './replace-observers.ts';
import { replaceSigners } from './replace-signers.ts';

type Body = EndpointInput<typeof contract>['body'];
type PlacedBody = Omit<Body, 'signatures'> & { signatures?: PlacedSigner[] | undefined };

/** What is given replaces, while nobody has signed; what is as it was leaves no trace. */
export const updateProgramRequest = implement(contract, async ({ params: { version }, body }, context) => {
  const recalled = await context.recall();
  if (recalled) return recalled;
  const placing = { id: body.id, version, signers: body.signatures ?? [], path: 'signatures' };
  return placeSigners(context, placing, (placed, keepCovered) =>
    context.transact(async (trx) => {
      const signatures = body.signatures && placed;
      return change({ ...context, db: trx }, { version, body: { ...body, signatures }, keepCovered });
    }),
  );
});

async function change(
  context: Context<typeof contract>,
  { version, body, keepCovered }: { version: ProgramVersion; body: PlacedBody; keepCovered: KeepCovered },
) {
  const { actor, db, now, services } = context;
  const view = await claimRequest(db, context, body.id, 'change_signers');
  const { request, status } = view;
  await keepCovered(db);
  const changes = readChanges(body, request, actor.environment === 'DEMO');
  if (changes.quality ?? changes.legislation)
    await requireQuality(services, changes.quality ?? request.quality, changes.legislation ?? request.legislation);
  if (Object.keys(changes).length) {
    await db
      .updateTable('signature_requests')
      .set({ ...changes, updated_at: now })
      .where('id', '=', request.id)
      .execute();
    await appendEvent(db, context, { requestId: request.id, name: 'UPDATED', data: { changed: Object.keys(changes) } });
  }
  if (body.expires_at !== undefined && body.expires_at !== request.expiration_date?.toISOString()) {
    requireAhead(body.expires_at, now, 'expires_at');
    await moveExpiration(db, context, view, body.expires_at);
  }
  if (body.reminders) await setReminders(db, context, view, body.reminders);
  if (body.signatures)
    await replaceSigners(db, context, view, body.signatures, {
      version,
      quality: changes.quality ?? request.quality,
    });
  // Under v1 and v2 the word means nothing, and whatever stands there is passed over.
  const listed = version === 'v3' ? ProgramObservers.safeParse(body.observers) : undefined;
  if (listed?.error) throw refuseField(['observers', ...listed.error.issues[0]!.path].join('.'), 'observer_missing');
  const copied = body.cc_email_addresses?.map((email) => ({ type: 'USER' as const, email: email.toLowerCase() }));
  const observers = listed?.data ?? copied;
  if (observers) await replaceObservers(db, context, view, { observers, withGroups: listed?.data !== undefined });
  const named = await nameColleagues(db, {
    requestId: request.id,
    ownerId: request.owner_id,
    businessId: request.business_id,
    readers: body.read_access,
    // Nobody takes the own access by the way: that is what deleting is for.
    writers: view.role === 'writer' ? body.write_access?.concat(actor.email) : body.write_access,
    now,
  });
  await announceColleagues(db, context, { request, status }, named);
  return answerRequest(context, version, request.id, view.role);
}

const plainFields = [
  'title',
  'message',
  'legislation',
  'custom',
  'callback_success_url',
  'callback_update_url',
  'callback_error_url',
] as const satisfies readonly (keyof Body)[];

/** What is given and is not as it was. */
function readChanges(body: PlacedBody, request: RequestRow, isDemo: boolean) {
  const settings = readSettings(request.business_settings);
  const different = plainFields.filter((name) => body[name] !== undefined && body[name] !== request[name]);
  const quality =
    body.quality && (isDemo ? 'DEMO' : regulateQuality(body.quality, settings.signatureRequests.part11.enabled));
  const attached = body.attach_on_success && chooseAttached(settings, body.attach_on_success);
  const isAttachedAnew = attached && attached.join(' ') !== request.attach_on_success.join(' ');
  return {
    ...(Object.fromEntries(different.map((name) => [name, body[name]])) as Partial<
      Pick<RequestRow, (typeof plainFields)[number]>
    >),
    ...(quality && quality !== request.quality && { quality }),
    ...(isAttachedAnew && { attach_on_success: attached }),
  };
}
