import * as z from 'zod';

/** As `datetime-local` writes it, in UTC. */
const moment = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/, { message: 'invalid' })
  .transform((text) => new Date(`${text}Z`))
  .refine((date) => !Number.isNaN(date.getTime()), { message: 'invalid' })
  .transform((date) => date.toISOString())
  .optional()
  .transform((text) => text ?? null);

const fields = {
  isBlocking: z
    .literal('true')
    .optional()
    .transform((value) => value === 'true'),
  url: z
    .url({ protocol: /^https?$/ })
    .max(2000)
    .optional()
    .transform((text) => text ?? null),
  startsAt: moment,
  endsAt: moment,
};
const id = z.string().regex(/^\d{1,10}$/);

/** What one of the forms of the page of notices asks for. */
export const NoticeChange = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('announce'), ...fields }),
  z.object({ intent: z.literal('change'), id, ...fields }),
  z.object({ intent: z.literal('end'), id }),
]);
export type NoticeChange = z.infer<typeof NoticeChange>;
