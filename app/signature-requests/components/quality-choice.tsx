import type { Quality } from '@sigillum/api-contracts/schemas.ts';
import { Badge, RadioCards } from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { useRoot } from '../../layouts/use-root.ts';
import { signatureRequestsQualityMessages as messages } from '../quality-messages.ts';

export interface QualityChoiceProps {
  quality: Quality;
  /** In which people can sign here. */
  offered: readonly Quality[];
  onChange: (quality: Quality) => void;
}

/** Every quality, the least first, with its consequence in plain words. */
const choices = [
  { value: 'SES', label: messages.qualitySes, text: messages.qualitySesText },
  { value: 'AES', label: messages.qualityAes, text: messages.qualityAesText },
  { value: 'AES_MINIMAL', label: messages.qualityAesMinimal, text: messages.qualityAesMinimalText },
  { value: 'QES', label: messages.qualityQes, text: messages.qualityQesText },
  { value: 'PART11', label: messages.qualityPart11, text: messages.qualityPart11Text },
  { value: 'DEMO', label: messages.qualityDemo, text: messages.qualityDemoText },
] as const;

/**
 * Which quality every signature must reach at least. What is not offered is not shown, but for QES, which people look for: it says
 * what is missing.
 */
export function QualityChoice({ quality, offered, onChange }: QualityChoiceProps) {
  const { formatMessage } = useIntl();
  const { demonstrated } = useRoot();
  const isOffered = (value: Quality) => offered.includes(value) || value === quality;
  return (
    <RadioCards
      label={formatMessage(messages.quality)}
      name="quality"
      value={quality}
      onChange={(value) => onChange(value as Quality)}
      options={choices
        .filter(({ value }) => value === 'QES' || isOffered(value))
        .map(({ value, label, text }) => ({
          value,
          label: formatMessage(label),
          description: formatMessage(demonstrated.includes(value) ? messages.demonstratedText : text),
          ...((value === 'DEMO' || demonstrated.includes(value)) && {
            aside: (
              <Badge tone="warning">
                <FormattedMessage {...messages.testOnly} />
              </Badge>
            ),
          }),
          ...(!isOffered(value) && { isDisabled: true, disabledReason: formatMessage(messages.qualityQesMissing) }),
        }))}
    />
  );
}
