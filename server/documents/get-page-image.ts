import { getPageImage as contract } from '@sigillum/api-contracts/documents/get-page-image.ts';
import { implement } from '../http/implement.ts';
import { drawPage } from './draw-page.ts';

export const getPageImage = implement(contract, ({ params, query }, context) => drawPage(context, params, query.scale));
