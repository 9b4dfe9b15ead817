import { businessProblems } from './business/problems.ts';
import { documentsProblems } from './documents/problems.ts';
import type { ProblemTable } from './problem.ts';
import { groupsProblems } from './groups/problems.ts';
import { identificationProblems } from './identification/problems.ts';
import { machineProblems } from './machine/problems.ts';
import { membersProblems } from './members/problems.ts';
import { domainProblems } from './members/domain-problems.ts';
import { operatorProblems } from './operator/problems.ts';
import { platformProblems } from './platform/problems.ts';
import { pricingProblems } from './pricing/problems.ts';
import { sealsProblems } from './seals/problems.ts';
import { signatureRequestsProblems } from './signature-requests/problems.ts';
import { signingProblems } from './signing/problems.ts';
import { templatesProblems } from './templates/problems.ts';
import { twoStepProblems } from './two-step/problems.ts';
import { userProblems } from './user/problems.ts';
import { verificationProblems } from './verification/problems.ts';
import { visualSignaturesProblems } from './visual-signatures/problems.ts';

/** Problems that any endpoint may answer. */
const generalProblems = {
  'error.validation': {
    status: 400,
    name: 'constraint-violation',
    message: 'Some values are missing or not valid. Correct the listed fields and send again.',
  },
  'error.body.malformed': {
    status: 400,
    name: 'problem-with-message',
    message: 'The body is not valid JSON, or not a whole form where it is one. Check it and send again.',
  },
  'error.body.too_large': {
    status: 413,
    name: 'limit-exceeded',
    message: 'The body is larger than this endpoint accepts. Send less at once.',
  },
  'error.body.unsupported_type': {
    status: 415,
    name: 'problem-with-message',
    message: 'This content type is not accepted here. Use one that the API description names.',
  },
  'error.auth.token_invalid': {
    status: 401,
    name: 'problem-with-message',
    message: 'The access token is missing or not valid. Log in again.',
  },
  'error.auth.token_expired': {
    status: 401,
    name: 'problem-with-message',
    message: 'The access token has expired. Log in again.',
  },
  'error.auth.credentials_invalid': {
    status: 401,
    name: 'problem-with-message',
    message: 'These credentials are not right. Check them and try again.',
  },
  'error.not_found': {
    status: 404,
    name: 'entity-not-found',
    message: 'There is nothing at this address that you may see.',
  },
  'error.rate_limit.exceeded': {
    status: 429,
    name: 'limit-exceeded',
    message: 'Too many tries. Wait a little and try again.',
  },
  'error.idempotency.key_reused': {
    status: 422,
    name: 'problem-with-message',
    message: 'This idempotency key was already used for another call. Use a new key.',
  },
  'error.internal': {
    status: 500,
    name: 'problem-with-message',
    message: 'Something went wrong on our side. Nothing was changed. Try again in a moment.',
  },
  'error.unavailable': {
    status: 503,
    name: 'problem-with-message',
    message: 'A part of the service is not available right now. Try again in a moment.',
  },
  'error.too_slow': {
    status: 503,
    name: 'problem-with-message',
    message: 'This took longer than a call may take. Ask for less (fewer days, a narrower search), or try again later.',
  },
} as const satisfies ProblemTable;

/** Every stable key, one table an area. Clients match the key, never the message. */
export const problems = {
  ...generalProblems,
  ...businessProblems,
  ...documentsProblems,
  ...groupsProblems,
  ...identificationProblems,
  ...machineProblems,
  ...membersProblems,
  ...domainProblems,
  ...operatorProblems,
  ...platformProblems,
  ...pricingProblems,
  ...sealsProblems,
  ...signatureRequestsProblems,
  ...signingProblems,
  ...templatesProblems,
  ...twoStepProblems,
  ...userProblems,
  ...verificationProblems,
  ...visualSignaturesProblems,
};
export type ProblemKey = keyof typeof problems;

export { Problem, Violation } from './problem.ts';
