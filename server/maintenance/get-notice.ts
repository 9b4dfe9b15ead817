import { getNotice as contract } from '@sigillum/api-contracts/maintenance/get-notice.ts';
import { implement } from '../http/implement.ts';

export const getNotice = implement(contract, async (_input, { services: { notices } }) => ({
  status: 200,
  body: { notice: notices.read() ?? null },
}));
