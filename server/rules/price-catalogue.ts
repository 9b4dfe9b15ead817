import { readFileSync } from 'node:fs';
import {
  FreePlan,
  PricePlan,
  PricePlans,
  type Currency,
  type Cycle,
  type PlanPrice,
} from '@sigillum/api-contracts/pricing/plan-schemas.ts';
import * as z from 'zod';
import usual from './price-catalogue.json' with { type: 'json' };

/** Plans that the product itself gives: a catalogue without one of them could not be kept. */
const givenPlans = ['trial', 'self-hosted', ...FreePlan.options] as const;

const hasOnce = (values: readonly string[]) => new Set(values).size === values.length;
const nameOf = ({ cycle, currency }: PlanPrice) => `${cycle} ${currency}`;

/** A plan of the file: as the API shows it, and without a doubt in it. */
const CataloguePlan = PricePlan.strict()
  .refine(({ prices }) => hasOnce(prices.map(nameOf)), { path: ['prices'], error: 'names a price twice' })
  .refine(({ kind, prices }) => (kind === 'paid') === prices.length > 0, {
    path: ['prices'],
    error: 'must be there for a plan of the kind paid, and for no other',
  })
  .refine(({ seats }) => seats.most === null || seats.most >= seats.least, {
    path: ['seats', 'most'],
    error: 'must be at least as many as least',
  });

/** What is wrong with what follows a plan: nobody may be led to what cannot be bought, or on to a third one. */
function judgeSuccessor(
  { kind, isOffered, audience, prices, seats, successor }: PricePlan,
  plans: readonly PricePlan[],
) {
  const next = plans.find(({ id }) => id === successor?.plan);
  if (isOffered) return 'must not be there while the plan is sold';
  if (!next || next.successor || next.kind !== kind || next.audience !== audience)
    return 'must name a plan of the same kind and audience that nothing follows';
  if (kind === 'free') return undefined;
  if (kind !== 'paid' || audience !== 'business' || !next.isOffered)
    return 'must lead from and to a plan that is sold to businesses';
  if (next.seats.most !== null && (seats.most === null || seats.most > next.seats.most))
    return 'must name a plan with as many seats';
  const missing = prices.find(({ cycle, currency }) => !findPrice(next, cycle, currency));
  return missing && `must name a plan with a price ${nameOf(missing)}`;
}

/** What an installation sells: one file, which its operator may replace (docs/operating.md#plans). */
export const PriceCatalogue = z
  .strictObject({
    version: z.string().min(1).max(100),
    contact: PricePlans.shape.contact,
    plans: z.array(CataloguePlan),
  })
  .refine(({ plans }) => hasOnce(plans.map(({ id }) => id)), { path: ['plans'], error: 'names a plan twice' })
  .superRefine(({ plans }, context) => {
    for (const [index, plan] of plans.entries()) {
      const wrong = plan.successor && judgeSuccessor(plan, plans);
      if (wrong) context.addIssue({ code: 'custom', path: ['plans', index, 'successor'], message: wrong });
    }
    for (const id of givenPlans)
      if (!plans.some((plan) => plan.id === id))
        context.addIssue({ code: 'custom', path: ['plans'], message: `has no plan ${id}` });
  });
export type PriceCatalogue = z.infer<typeof PriceCatalogue>;

/** The catalogue of an operator who has not set one. */
export const usualCatalogue: PriceCatalogue = PriceCatalogue.parse(usual);

/** The plan of this name; one that the catalogue has lost is nobody's any more, so it is undefined. */
export const findPlan = ({ plans }: PriceCatalogue, id: string): PricePlan | undefined =>
  plans.find((plan) => plan.id === id);

/** What a business has by the name of its plan; every name that begins with “ent” is one of enterprise (specification, section 9). */
export const findPlanOf = (catalogue: PriceCatalogue, name: string): PricePlan | undefined =>
  findPlan(catalogue, name) ?? (name.startsWith('ent') ? findPlan(catalogue, 'enterprise') : undefined);

/** What one seat of a plan costs in a cycle; undefined where it is not sold so. */
export const findPrice = (plan: Pick<PricePlan, 'prices'>, cycle: Cycle, currency: Currency): PlanPrice | undefined =>
  plan.prices.find((price) => price.cycle === cycle && price.currency === currency);

/** Reads an operator's file; throws with a sentence that says what is wrong and where. */
export function readCatalogue(file: string): PriceCatalogue {
  let read: unknown;
  try {
    read = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file} cannot be read: ${(error as Error).message}`, { cause: error });
  }
  const result = PriceCatalogue.safeParse(read);
  if (result.success) return result.data;
  const [{ path, message } = { path: [], message: 'unknown' }] = result.error.issues;
  throw new Error(`${file}: ${path.join('.') || 'the whole'} ${message}`);
}
