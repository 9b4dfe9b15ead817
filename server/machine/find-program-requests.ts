import { findProgramRequests as contract } from '@sigillum/api-contracts/machine/find-program-requests.ts';
import type { ProgramRequest } from '@sigillum/api-contracts/machine/request-schemas.ts';
import { implement } from '../http/implement.ts';
import { describeReadable } from './describe-readable.ts';

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** What is no id is nobody's. */
export const findProgramRequests = implement(contract, async ({ params, body }, context) => {
  const ids = [...new Set(body.filter((id) => uuid.test(id)).map((id) => id.toLowerCase()))];
  const readable: ProgramRequest[] = [];
  // In the transaction of the call, which ends with it: nothing of it may be read later.
  for await (const request of describeReadable(context, params.version, ids)) readable.push(request);
  return { status: 200, body: readable };
});
