import { getPageText as contract } from '@sigillum/api-contracts/documents/get-page-text.ts';
import { implement } from '../http/implement.ts';
import { readPage } from './draw-page.ts';

export const getPageText = implement(contract, ({ params }, context) => readPage(context, params));
