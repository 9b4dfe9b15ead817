import { addFieldFileDirectly as contract } from '@sigillum/api-contracts/signature-requests/add-field-file-directly.ts';
import { implement } from '../http/implement.ts';
import { handInFile } from './hand-in-file.ts';

export const addFieldFileDirectly = implement(contract, ({ params, body }, context) =>
  handInFile(context, params, body),
);
