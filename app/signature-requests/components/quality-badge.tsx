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

/** The quality of a signature. `name` takes the place of its usual name. */
export function QualityBadge({ quality, name }: { quality: Quality; name?: string }) {
  const isPlain = quality === 'SES' || quality === 'DEMO';
  return (
    <Badge tone={isPlain ? 'neutral' : 'pine'} icon={isPlain ? <PenLine aria-hidden /> : <ShieldCheck aria-hidden />}>
      {name ?? <FormattedMessage {...qualityTexts[quality]} />}
    </Badge>
  );
}
