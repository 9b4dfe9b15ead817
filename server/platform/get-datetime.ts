import { getDatetime as contract } from '@sigillum/api-contracts/platform/get-datetime.ts';
import { implement } from '../http/implement.ts';

export const getDatetime = implement(contract, async (_input, { now }) => ({
  status: 200,
  body: { datetime: now.toISOString() },
}));
