import type { SignatureRequest } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import { isToAccept } from '../documents/convertible.ts';
import { judgeMobile } from './judge-mobile.ts';

/** The steps from documents to invitations, as the address names them. */
export const inviteSteps = ['documents', 'people', 'place', 'send'] as const;
export type InviteStep = (typeof inviteSteps)[number];

/** The step of an address. A draft opens with its documents; who comes from the upload is sent to the people (specification, section 2). */
export const readStep = (value: string | null): InviteStep => inviteSteps.find((step) => step === value) ?? 'documents';

/** What keeps a draft from being sent, by the step that mends it. */
export function listMissing({
  documents,
  signatures,
  title,
  quality,
}: Pick<SignatureRequest, 'documents' | 'signatures' | 'title' | 'quality'>): InviteStep[] {
  return [
    ...(documents.length === 0 || documents.some(isToAccept) ? (['documents'] as const) : []),
    ...(signatures.length === 0 || signatures.some((signature) => judgeMobile(quality, signature) === 'missing')
      ? (['people'] as const)
      : []),
    ...(title.trim() === '' ? (['send'] as const) : []),
  ];
}
