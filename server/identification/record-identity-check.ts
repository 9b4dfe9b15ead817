import { randomUUID } from 'node:crypto';
import { recordIdentityCheck as contract } from '@sigillum/api-contracts/identification/record-identity-check.ts';
import { normaliseEmail } from '../accounts/user-repository.ts';
import { claimBusiness } from '../business/access-business.ts';
import { nameActor, tellMembers } from '../business/tell-members.ts';
import { implement } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { daysOfWaiting, tellCheck } from './checks-repository.ts';
import { describeCheck } from './describe-check.ts';
import { sealDocument } from './identity-secrets.ts';
import { requireAesInForce, requireColleague, requireOfficer } from './officers-repository.ts';
import { requireSoundDocument } from './require-sound-document.ts';

export const recordIdentityCheck = implement(contract, async ({ params, body }, context) => {
  const { actor, db, now, services } = context;
  await requireOfficer(db, actor, params.id);
  const business = await claimBusiness(db, params.id);
  // Asked again: the right may have been taken while the row was another's.
  await requireOfficer(db, actor, params.id);
  await requireAesInForce(db, params.id);
  const member = await requireColleague(db, params.id, normaliseEmail(body.email));
  if (member.id === actor.id) throw refuse('error.in_person.own_document');
  requireSoundDocument(member, body.document, now);
  const id = randomUUID();
  const row = await db
    .insertInto('identity_checks')
    .values({
      id,
      business_id: params.id,
      user_id: member.id,
      officer_id: actor.id,
      officer_name: nameActor(actor),
      officer_email: actor.email,
      document: sealDocument(services.secrets, id, body.document),
      recorded_at: now,
      expires_at: new Date(now.getTime() + daysOfWaiting * 86_400_000),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!row) throw refuse('error.in_person.waiting');
  await tellCheck(services, db, context, row, 'IDENTITY_RECORDED');
  await tellMembers(db, context, [member], {
    change: 'IDENTITY_RECORDED',
    businessName: business.name,
    path: '/profile/signature-standards',
  });
  return { status: 201, body: describeCheck({ ...row, ...member, id: row.id }) };
});
