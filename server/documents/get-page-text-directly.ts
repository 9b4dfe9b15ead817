import { getPageTextDirectly as contract } from '@sigillum/api-contracts/documents/get-page-text-directly.ts';
import { implement } from '../http/implement.ts';
import { readPage } from './draw-page.ts';

export const getPageTextDirectly = implement(contract, ({ params }, context) => readPage(context, params));
