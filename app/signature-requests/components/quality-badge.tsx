import type { Quality } from '@sigillum/api-contracts/schemas.ts';
import { Badge, PenLine, ShieldCheck } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { signatureRequestsQualityMessages as messages } from '../quality-messages.ts';

/** The name of each quality. */
export const qualityTexts = {
  SES: messages.qualitySes,
  AES: messages.qualityAes,
  AES_MINIMAL: messages.qualityAesMinimal,
  QES: messages.qualityQes,
  DEMO: messages.qualityDemo,
  PART11: messages.qualityPart11,
} as const satisfies Record<Quality, unknown>;

/** The least quality that each signature of a request must reach. */
export function QualityBadge({ quality }: { quality: Quality }) {
  const isPlain = quality === 'SES' || quality === 'DEMO';
  return (
    <Badge tone={isPlain ? 'neutral' : 'pine'} icon={isPlain ? <PenLine aria-hidden /> : <ShieldCheck aria-hidden />}>
      <FormattedMessage {...qualityTexts[quality]} />
    </Badge>
  );
}
