import { addFieldFile as contract } from '@sigillum/api-contracts/signature-requests/add-field-file.ts';
import { implement } from '../http/implement.ts';
import { handInFile } from './hand-in-file.ts';

export const addFieldFile = implement(contract, ({ params, body }, context) => handInFile(context, params, body));
