import { ProgramEventType } from '@sigillum/api-contracts/business/webhook-schemas.ts';
import { CheckboxGroup, TextField } from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import type { FormFailure } from '../../forms/parse-form.ts';
import type { useForm } from '../../forms/use-form.ts';
import { businessApiUsersMessages } from '../api-users-messages.ts';
import { businessDeveloperMessages as messages } from '../developer-messages.ts';
import { eventTexts } from '../event-texts.ts';

interface WebhookFieldsProps {
  field: ReturnType<typeof useForm>['field'];
  failure: FormFailure | undefined;
  /** As they are now. */
  webhook: { description?: string; url?: string; types: readonly ProgramEventType[] };
}

/** What one says of a webhook: what for, where it is called, and of what it hears. What was typed wins over what is. */
export function WebhookFields({ field, failure, webhook }: WebhookFieldsProps) {
  const { formatMessage } = useIntl();
  const { defaultValue: description = webhook.description, ...describing } = field('description');
  const { defaultValue: url = webhook.url, ...leading } = field('url');
  const { defaultValue: _typed, ...types } = field('types');
  const ticked = failure?.typed['types'];
  return (
    <>
      <TextField
        label={<FormattedMessage {...businessApiUsersMessages.description} />}
        {...describing}
        {...(description !== undefined && { defaultValue: description })}
        maxLength={200}
        required
      />
      <TextField
        label={<FormattedMessage {...messages.url} />}
        {...leading}
        {...(url !== undefined && { defaultValue: url })}
        type="url"
        maxLength={2048}
        placeholder="https://"
        required
      />
      <CheckboxGroup
        label={formatMessage(messages.types)}
        {...types}
        defaultValue={ticked === undefined ? webhook.types : [ticked].flat()}
        options={ProgramEventType.options.map((value) => ({ value, label: formatMessage(eventTexts[value]) }))}
      />
    </>
  );
}
