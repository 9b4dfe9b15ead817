import type { SignatureRequest } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import { ofRequest } from '../identification/direct/visit-places.ts';
import { lawPages } from '../identification/way-screens.ts';

/** Where somebody with an account is identified for a request. */
export const writeIdentifyPage = ({ id, legislation }: Pick<SignatureRequest, 'id' | 'legislation'>): string =>
  ofRequest(lawPages[legislation].path, id);
