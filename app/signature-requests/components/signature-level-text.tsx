import type { LevelReason, SignatureLevel } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import { FormattedMessage } from 'react-intl';
import { signatureRequestsQualityMessages as messages } from '../quality-messages.ts';

const levels = {
  'B-B': messages.levelB,
  'B-T': messages.levelT,
  'B-LT': messages.levelLt,
  'B-LTA': messages.levelLta,
} as const satisfies Record<SignatureLevel, unknown>;

const reasons = {
  others_to_sign: messages.levelOthers,
  timestamp: messages.levelTimestamp,
  revocation: messages.levelRevocation,
  verification: messages.levelVerification,
} as const satisfies Record<LevelReason, unknown>;

/** What a signature’s level means, with its name: “provable long-term (B-LTA)”. */
export function SignatureLevelText({ level }: { level: SignatureLevel }) {
  return (
    <>
      <FormattedMessage {...levels[level]} /> ({level})
    </>
  );
}

/** Why a signature is below the level that it is to reach. */
export function LevelReasonText({ reason }: { reason: LevelReason }) {
  return <FormattedMessage {...reasons[reason]} />;
}
