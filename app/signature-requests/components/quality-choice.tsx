import type { Quality } from '@sigillum/api-contracts/schemas.ts';
import { RadioCards } from '@sigillum/design-system';
import { useIntl } from 'react-intl';
import { requestMessages as messages } from '../messages.ts';

/** The qualities that people choose from, with what is missing for those that cannot be chosen yet. */
const choices = [
  { value: 'SES', label: messages.qualitySes, text: messages.qualitySesText, missing: undefined },
  { value: 'AES', label: messages.qualityAes, text: messages.qualityAesText, missing: messages.qualityAesMissing },
  { value: 'QES', label: messages.qualityQes, text: messages.qualityQesText, missing: messages.qualityQesMissing },
] as const;

/** Which quality every signature must reach at least. */
export function QualityChoice({ quality, onChange }: { quality: Quality; onChange: (quality: Quality) => void }) {
  const { formatMessage } = useIntl();
  return (
    <RadioCards
      label={formatMessage(messages.quality)}
      name="quality"
      value={quality}
      onChange={(value) => onChange(value as Quality)}
      options={choices.map(({ value, label, text, missing }) => ({
        value,
        label: formatMessage(label),
        description: formatMessage(text),
        ...(missing && { isDisabled: true, disabledReason: formatMessage(missing) }),
      }))}
    />
  );
}
