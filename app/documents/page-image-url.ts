import { fillPath } from '@sigillum/api-contracts/endpoint.ts';
import { getPageImage } from '@sigillum/api-contracts/documents/get-page-image.ts';
import { bridge } from '../http/browser-api.ts';

/** Address of a page's image in the browser. `versionId` names a revision, whose images never change; `page` counts from 1; scale in per cent. */
export const pageImageUrl = (versionId: string, page: number, scale: number): string =>
  `${bridge(fillPath(getPageImage.path, { id: versionId, n: page - 1 }))}?scale=${scale}`;
