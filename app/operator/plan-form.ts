import { GroupAllowance } from '@sigillum/api-contracts/operator/schemas.ts';
import { Id } from '@sigillum/api-contracts/schemas.ts';
import * as z from 'zod';
import { typedDate } from '../forms/typed-values.ts';

/** What one of the forms of a business asks for. */
export const PlanForm = z.discriminatedUnion('change', [
  z.object({
    change: z.literal('set'),
    id: Id,
    plan: z.string(),
    seats: z.coerce
      .number<string>()
      .int()
      .min(1)
      .max(999_999)
      .optional()
      .transform((count) => count ?? null),
  }),
  z.object({ change: z.literal('trial'), id: Id, until: typedDate() }),
  z.object({ change: z.literal('block'), id: Id }),
  z.object({ change: z.literal('unblock'), id: Id }),
  z.object({
    change: z.literal('groups'),
    id: Id,
    maxGroups: z.coerce.number<string>().pipe(GroupAllowance.shape.maxGroups),
    maxParticipants: z.coerce.number<string>().pipe(GroupAllowance.shape.maxParticipants),
  }),
]);
