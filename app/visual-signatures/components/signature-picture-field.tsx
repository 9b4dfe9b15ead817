import { RadioCards, SignatureCreator, type SignatureMark, Stack } from '@sigillum/design-system';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { visualSignaturesMessages as messages } from '../messages.ts';
import { useCreatorLabels } from './use-creator-labels.ts';

/** Where the picture comes from. */
export type PictureSource = 'keep' | 'make' | 'none';

export interface SignaturePictureFieldProps {
  source: PictureSource;
  /** The signature has a picture that may stay. */
  hasPicture: boolean;
  suggestedText: string;
  /** What was made before. */
  defaultMark?: SignatureMark | undefined;
  /** Something is to be made and nothing is there yet. */
  error: string | undefined;
  onChange: (source: PictureSource, mark: SignatureMark | undefined) => void;
}

/** Greatest size of an image in MB. */
const greatestMegabytes = 5;

/** Whether there is a picture beside the name, and the making of one. */
export function SignaturePictureField({
  source,
  hasPicture,
  suggestedText,
  defaultMark,
  error,
  onChange,
}: SignaturePictureFieldProps) {
  const { formatMessage } = useIntl();
  const labels = useCreatorLabels(greatestMegabytes);
  /** What was made stays when the person looks at another choice. */
  const [made, setMade] = useState(defaultMark);
  const options = [
    ...(hasPicture ? [{ value: 'keep', label: formatMessage(messages.pictureKeep) }] : []),
    { value: 'make', label: formatMessage(messages.pictureMake) },
    { value: 'none', label: formatMessage(messages.pictureNone) },
  ];
  return (
    <Stack>
      <RadioCards
        name="picture"
        label={formatMessage(messages.picture)}
        leastCardWidth={180}
        options={options}
        value={source}
        error={error}
        onChange={(value) => onChange(value as PictureSource, made)}
      />
      {source === 'make' ? (
        <SignatureCreator
          labels={labels}
          suggestedText={suggestedText}
          greatestBytes={greatestMegabytes * 1_000_000}
          {...(made && { defaultMark: made })}
          onChange={(mark) => {
            setMade(mark);
            onChange('make', mark);
          }}
        />
      ) : null}
    </Stack>
  );
}
