import { getPageImageDirectly as contract } from '@sigillum/api-contracts/documents/get-page-image-directly.ts';
import { implement } from '../http/implement.ts';
import { drawPage } from './draw-page.ts';

export const getPageImageDirectly = implement(contract, ({ params, query }, context) =>
  drawPage(context, params, query.scale),
);
