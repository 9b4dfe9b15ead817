import * as z from 'zod';
import { ActivityQuery, SignatureActivity, SignatureActivityPage } from '../business/activity-schemas.ts';
import { defineMachine } from './define-machine.ts';
import { machinePath, MachineParams } from './path.ts';

const { signer: Person, cost_center, signature_request_id } = SignatureActivity.shape;
const { email, first_name, last_name, mobile } = Person.shape;
/** What is not known is left out. */
const ProgramPerson = Person.extend({
  email: email.optional(),
  first_name: first_name.optional(),
  last_name: last_name.optional(),
  mobile: mobile.optional(),
});
const ProgramActivity = SignatureActivity.extend({
  signature_request_id: signature_request_id.optional(),
  /** As requests say it (`biz-…`). */
  business_id_paid_by: z.string(),
  cost_center: cost_center.optional(),
  initiator: ProgramPerson,
  signer: ProgramPerson,
});

const { start_date, end_date, page, size, sort } = ActivityQuery.shape;

export const listProgramActivities = defineMachine({
  method: 'GET',
  path: machinePath('activities/signatures'),
  isAboutMuch: true,
  auth: 'api',
  scope: 'admin',
  summary: 'The signatures and seals made on the business’s account in a period, newest first.',
  description:
    'The key needs the scope admin: this tells of the whole business, not only of what the program may read. Days are whole days of the caller’s zone (X-Time-Zone), both included. What is told is what the business’s administrators see, ' +
    'seals by POST seal among it: these name no request, and their id is that of the sealed document. What programs of tests (api_demo) make is not told.',
  params: MachineParams,
  query: z
    .object({ start_date: start_date.unwrap(), end_date: end_date.unwrap(), page, size, sort })
    .refine((asked) => asked.start_date <= asked.end_date, { message: 'end_before_start', path: ['end_date'] }),
  responses: { 200: SignatureActivityPage.extend({ activities: z.array(ProgramActivity) }) },
  problems: [],
});
