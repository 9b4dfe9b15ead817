import { changePlan as contract } from '@sigillum/api-contracts/operator/change-plan.ts';
import type { OperatorBusiness, PlanWish } from '@sigillum/api-contracts/operator/schemas.ts';
import type { Config } from '../config.ts';
import { operatorCall } from '../evidence/append-event.ts';
import { type Call, implement } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { allowGroups } from '../pricing/allow-groups.ts';
import { changePlan as change, type PlanChange } from '../pricing/change-plan.ts';
import { givePlan, giveTrial, listPlansToGive, open, shut } from '../pricing/plan-wishes.ts';
import { appendOperatorEvent } from './append-operator-event.ts';
import { findBusiness } from './find-businesses.ts';
import { requireOperator } from './require-operator.ts';

export const changePlan = implement(contract, async ({ params: { id }, body }, context) => {
  const { actor, db, now, services } = context;
  await requireOperator(db, actor);
  const before = await findBusiness(db, id, now);
  if (!before) throw refuse('error.not_found');
  // In the business's own chain it is the operator's doing, as after a command: who that is, is none of the business's affairs.
  const call = operatorCall(now);
  const isChanged = await (body.change === 'groups'
    ? allowGroups(db, call, id, body)
    : change(db, call, id, readWish(body, before, services.config, context)));
  if (isChanged) {
    const { change: wish, ...rest } = body;
    const told = Object.entries(rest).map(([name, value]) => [name, String(value ?? 'not counted')]);
    await appendOperatorEvent(db, context, {
      ...{ act: 'PLAN_CHANGED', subject: id },
      details: { business: before.name, change: wish, ...(Object.fromEntries(told) as Record<string, string>) },
    });
  }
  return { status: 200, body: (await findBusiness(db, id, now))! };
});

function readWish(
  wish: Exclude<PlanWish, { change: 'groups' }>,
  { paymentMethod }: OperatorBusiness,
  { priceCatalogue }: Pick<Config, 'priceCatalogue'>,
  { now, meta: { zone } }: Pick<Call, 'now' | 'meta'>,
): PlanChange {
  if (wish.change === 'block') return shut;
  if (wish.change === 'unblock') {
    if (paymentMethod !== 'BLOCKED') throw refuse('error.operator.not_blocked');
    return open;
  }
  if (wish.change === 'trial') {
    const trial = giveTrial(wish.until, zone);
    if (!trial || trial.trial_ends_at <= now) throw refuse('error.operator.day_past');
    return trial;
  }
  if (!listPlansToGive(priceCatalogue).includes(wish.plan)) throw refuse('error.operator.plan_unknown');
  return givePlan(wish.plan, wish.seats);
}
