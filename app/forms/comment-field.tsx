import { TextArea } from '@sigillum/design-system';
import type { ComponentProps } from 'react';
import { useIntl } from 'react-intl';
import { commonMessages } from '../common/messages.ts';

export interface CommentFieldProps extends Omit<ComponentProps<typeof TextArea>, 'optionalText' | 'countText'> {
  /** Most characters that the API takes. */
  greatestLength: number;
  /** Says so below the field, in place of `error`. */
  isTooLong?: boolean;
}

/** Free text that may stay empty: how much of it is used, and what to do once it is too long. */
export function CommentField({ greatestLength, isTooLong = false, error, ...area }: CommentFieldProps) {
  const { formatMessage } = useIntl();
  return (
    <TextArea
      {...area}
      optionalText={formatMessage(commonMessages.optional)}
      greatestLength={greatestLength}
      countText={(used, greatest) => formatMessage(commonMessages.characterCount, { used, greatest })}
      error={isTooLong ? formatMessage(commonMessages.tooLong, { limit: greatestLength }) : error}
    />
  );
}
