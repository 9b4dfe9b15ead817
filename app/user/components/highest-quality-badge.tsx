import type { HighestQuality } from '@sigillum/api-contracts/user/schemas.ts';
import { Badge, PenLine, ShieldCheck } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { signatureRequestsQualityMessages as qualityMessages } from '../../signature-requests/quality-messages.ts';
import { userProfileMessages as messages } from '../profile-messages.ts';

const texts = {
  none: messages.qualityNone,
  ses: qualityMessages.qualitySes,
  aes: qualityMessages.qualityAes,
  qes: qualityMessages.qualityQes,
  demo: qualityMessages.qualityDemo,
} as const satisfies Record<HighestQuality, unknown>;

/** The most that somebody can sign with, as the API has found it. */
export function HighestQualityBadge({ quality }: { quality: HighestQuality }) {
  const isStrong = quality === 'aes' || quality === 'qes';
  const Icon = isStrong ? ShieldCheck : PenLine;
  return (
    <Badge
      tone={quality === 'none' || quality === 'demo' ? 'warning' : isStrong ? 'pine' : 'neutral'}
      icon={<Icon aria-hidden />}
    >
      <FormattedMessage {...texts[quality]} />
    </Badge>
  );
}
