import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { line } from '../text.ts';
import { SignatureRequestPage } from './list-schemas.ts';
import { RequestStatus } from './schemas.ts';

/** A day of our era: calendars have no year 0. */
const Day = z.iso.date().refine((day) => !day.startsWith('0000'), { message: 'no_such_year' });

/** What the list can be asked for: any status, what waits for the caller’s own signature, or what others go on signing after it. */
export const ListedStatus = z.enum([...RequestStatus.options, 'TO_SIGN', 'HAVE_SIGNED']);
export type ListedStatus = z.infer<typeof ListedStatus>;

/** `OPEN,SIGNED` */
const StatusList = z
  .string()
  .transform((text) => text.split(',').filter(Boolean))
  .pipe(z.array(ListedStatus).max(10));

export const listSignatureRequests = defineEndpoint({
  method: 'GET',
  path: '/v3/signature-requests-redesign',
  isAboutMuch: true,
  auth: 'bearer',
  summary: 'Lists the requests that the caller owns or takes part in, a page at a time, with the counts of the tabs.',
  description:
    'Without `status` the list is every status but DRAFT; drafts are `status=DRAFT`, and `TO_SIGN` is the open requests that wait for the ' +
    'caller’s own signature, whoever sent them; `HAVE_SIGNED` is the open ones of others that the caller has signed. `search` looks for every word, ' +
    'however many there are, in title, signers and observers, whatever its case; where it finds very many, `total_items` and `total_pages` say how many there are at least ' +
    '(`total_is_minimum`), and the pages behind are there all the same. By `status` the latest change of a status comes first, whichever way. Dates are whole days of the caller’s zone (X-Time-Zone, default Europe/Zurich), both included.',
  query: z.strictObject({
    page: z.coerce.number<string | number>().int().min(1).max(100_000).default(1),
    size: z.coerce.number<string | number>().int().min(1).max(100).default(25),
    sort: z.enum(['asc', 'desc']).default('desc'),
    /** `open_signatures`: how many people have not signed yet. */
    sort_by: z.enum(['created_at', 'updated_at', 'title', 'status', 'open_signatures']).default('updated_at'),
    date_from: Day.optional(),
    date_to: Day.optional(),
    /** Which moment the dates bound. */
    date_time_mode: z.enum(['created_at', 'updated_at']).default('updated_at'),
    status: StatusList.optional(),
    search: line(200).optional(),
    /** Sent by the caller, or by others. */
    send_by: z.enum(['me', 'others']).optional(),
  }),
  responses: { 200: SignatureRequestPage },
  problems: [],
});
