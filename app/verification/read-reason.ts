import type { SignatureReport } from '@sigillum/api-contracts/verification/schemas.ts';

/** As the platform writes into a file whom it has invited to sign simply, before the reason that the person states. */
const invitation = /^(?:(?<name>.+), )?(?<email>[^\s,@]+@[^\s:@]+)(?:: (?<stated>.+))?$/su;

/**
 * Why somebody has signed, as they say it themselves, and as whom they were invited. Files give a reason to every signature, also where
 * nobody states one; a name is none.
 */
export function readReason({
  kind,
  signer,
  quality,
  reason,
}: Pick<SignatureReport, 'kind' | 'signer' | 'quality' | 'reason'>): { reason?: string; invitedAs?: string } {
  if (reason === null || reason === '' || reason === signer) return {};
  const { name, email, stated } = (kind === 'signature' && quality === 'SES' && invitation.exec(reason)?.groups) || {};
  if (email === undefined) return { reason };
  const invitedAs = name === undefined || name === signer ? email : `${name}, ${email}`;
  return { invitedAs, ...(stated !== undefined && { reason: stated }) };
}
