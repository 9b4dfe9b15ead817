import { lookUpRequest as contract } from '@sigillum/api-contracts/operator/look-up-request.ts';
import { verifyChain } from '../evidence/verify-chain.ts';
import { implement } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { appendOperatorEvent } from './append-operator-event.ts';
import { requireOperator } from './require-operator.ts';

const write = (moment: Date | null) => moment && moment.toISOString();

export const lookUpRequest = implement(contract, async ({ params: { id } }, context) => {
  const { actor, db } = context;
  await requireOperator(db, actor);
  const request = await db
    .selectFrom('signature_requests')
    .select(['id', 'status', 'quality', 'legislation', 'business_id', 'created_at', 'initiated_at', 'ended_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!request) throw refuse('error.not_found');
  const { documents } = await db
    .selectFrom('documents')
    .select(({ fn }) => fn.countAll<string>().as('documents'))
    .where('request_id', '=', id)
    .executeTakeFirstOrThrow();
  const signatures = await db
    .selectFrom('signatures')
    .select(['sid', 'status', 'invited_at', 'signed_at'])
    .where('request_id', '=', id)
    .orderBy('position')
    .execute();
  const events = await db.selectFrom('audit_events').selectAll().where('request_id', '=', id).orderBy('seq').execute();
  await appendOperatorEvent(db, context, { act: 'REQUEST_LOOKED_UP', subject: id });
  return {
    status: 200,
    body: {
      ...{ id, status: request.status, quality: request.quality, legislation: request.legislation },
      businessId: request.business_id,
      createdAt: request.created_at.toISOString(),
      initiatedAt: write(request.initiated_at),
      endedAt: write(request.ended_at),
      documents: Number(documents),
      signatures: signatures.map(({ sid, status, invited_at, signed_at }) => ({
        ...{ sid, status, invitedAt: write(invited_at), signedAt: write(signed_at) },
      })),
      events: events.map(({ seq, name, at }) => ({ seq, name, at: at.toISOString() })),
      isIntact: verifyChain(events).isIntact,
    },
  };
});
