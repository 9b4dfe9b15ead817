import { ProgramEventType } from '@sigillum/api-contracts/business/webhook-schemas.ts';
import { Banner, Button, Card, CheckboxGroup, FormLayout, Heading, Inline, TextField } from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { Form } from 'react-router';
import type { FormFailure } from '../../forms/parse-form.ts';
import { useForm } from '../../forms/use-form.ts';
import { businessApiUsersMessages } from '../api-users-messages.ts';
import { businessDeveloperMessages as messages } from '../developer-messages.ts';
import { eventTexts } from '../event-texts.ts';

/** Makes another webhook. */
export function WebhookForm({ failure, isBusy }: { failure: FormFailure | undefined; isBusy: boolean }) {
  const { formatMessage } = useIntl();
  const { ref, field, error } = useForm(failure);
  const { defaultValue: _typed, ...types } = field('types');
  const typed = failure?.typed['types'];
  return (
    <Card>
      <Form method="post" ref={ref} noValidate>
        <FormLayout>
          <Heading level={2}>
            <FormattedMessage {...messages.createTitle} />
          </Heading>
          {error && <Banner tone="danger">{error}</Banner>}
          <TextField
            label={<FormattedMessage {...businessApiUsersMessages.description} />}
            {...field('description')}
            maxLength={200}
            required
          />
          <TextField
            label={<FormattedMessage {...messages.url} />}
            {...field('url')}
            type="url"
            maxLength={2048}
            placeholder="https://"
            required
          />
          <CheckboxGroup
            label={formatMessage(messages.types)}
            {...types}
            defaultValue={typed === undefined ? ProgramEventType.options : [typed].flat()}
            options={ProgramEventType.options.map((value) => ({ value, label: formatMessage(eventTexts[value]) }))}
          />
          <Inline>
            <Button type="submit" name="intent" value="create" isLoading={isBusy}>
              <FormattedMessage {...messages.createButton} />
            </Button>
          </Inline>
        </FormLayout>
      </Form>
    </Card>
  );
}
