import { TextField } from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { commonMessages } from '../../common/messages.ts';
import type { FormState } from '../../forms/use-form.ts';
import { businessMessages as messages } from '../messages.ts';

/** Name and phone of a new business. */
export function BusinessFields({ field }: Pick<FormState, 'field'>) {
  const intl = useIntl();
  return (
    <>
      <TextField
        label={<FormattedMessage {...messages.name} />}
        {...field('name')}
        autoComplete="organization"
        maxLength={200}
        required
      />
      <TextField
        label={<FormattedMessage {...messages.phone} />}
        optionalText={intl.formatMessage(commonMessages.optional)}
        {...field('phone')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
      />
    </>
  );
}
