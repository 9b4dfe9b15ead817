import { Email } from '@sigillum/api-contracts/schemas.ts';
import * as z from 'zod';
import { mapProblem } from '../forms/map-problem.ts';

/** What the page of a way sends: that it begins, or is called off. */
export const CaseChange = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('start'), terms: z.literal('true').optional() }),
  z.object({ intent: z.literal('cancel'), email: Email }),
]);

/** The page of an account also: that what was written down of the document is forgotten. */
export const AccountCaseChange = z.discriminatedUnion('intent', [
  ...CaseChange.options,
  z.object({ intent: z.literal('forget') }),
]);

/** Which field a refusal belongs to. */
export const mapCaseProblem = (error: unknown, form: FormData) =>
  mapProblem(error, form, {
    'error.identification.email_differs': 'email',
    'error.identification.terms_missing': 'terms',
  });
