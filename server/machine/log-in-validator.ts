import { logInValidator as contract } from '@sigillum/api-contracts/machine/log-in-validator.ts';
import { implement } from '../http/implement.ts';
import { admitProgram } from './log-in-program.ts';

export const logInValidator = implement(contract, async ({ body: { username, apikey } }, context) => ({
  status: 200,
  body: { accesstoken: await admitProgram(context, username, apikey) },
}));
