import { fillPath } from '@sigillum/api-contracts/endpoint.ts';
import { getSealImage } from '@sigillum/api-contracts/seals/get-seal-image.ts';
import { bridge } from '../http/browser-api.ts';

/** Address of a seal's image in the browser. */
export const sealImageUrl = (params: { id: string; name: string }): string =>
  bridge(fillPath(getSealImage.path, params));
