import type { Legislation, Quality } from '@sigillum/api-contracts/schemas.ts';
import { signatureRequestsDialogMessages as messages } from '../dialog-messages.ts';

/**
 * Why an identification is asked for. Swiss law equates the qualified signature with a handwritten one only together with a qualified
 * time stamp (Art. 14 para. 2bis CO); Art. 25 para. 2 eIDAS asks for none.
 */
export function describeLack({ quality, legislation }: { quality: Quality; legislation: Legislation }) {
  if (quality !== 'QES') return messages.upgradeIdentity;
  return legislation === 'ZERTES' ? messages.upgradeZertes : messages.upgradeEidas;
}
