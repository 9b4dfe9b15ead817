import type { SignatureRequest } from '@sigillum/api-contracts/signature-requests/schemas.ts';

/** Whether a visitor whose turn it is has had no mail of ours: the owner has delivered the link (`notify` false). */
export const isUnannounced = ({ signatures, viewer }: Pick<SignatureRequest, 'signatures' | 'viewer'>): boolean =>
  viewer.actions.includes('sign') && signatures.some(({ sid, notify }) => sid === viewer.sid && !notify);
