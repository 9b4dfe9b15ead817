import { Banner, Button, Card, Inline, FormLayout, Heading, RadioCards, TextField } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { Form } from 'react-router';
import type { FormFailure } from '../../forms/parse-form.ts';
import { useForm } from '../../forms/use-form.ts';
import { businessApiUsersMessages as messages } from '../api-users-messages.ts';

/** Makes another API user. */
export function ApiUserForm({ failure, isBusy }: { failure: FormFailure | undefined; isBusy: boolean }) {
  const { ref, field, error } = useForm(failure);
  const { defaultValue: environment = 'DEMO', ...kind } = field('environment');
  return (
    <Card>
      <Form method="post" ref={ref} noValidate>
        <FormLayout>
          <Heading level={2}>
            <FormattedMessage {...messages.createTitle} />
          </Heading>
          {error && <Banner tone="danger">{error}</Banner>}
          <TextField
            label={<FormattedMessage {...messages.description} />}
            hint={<FormattedMessage {...messages.descriptionHint} />}
            {...field('description')}
            maxLength={200}
            required
          />
          <RadioCards
            label={<FormattedMessage {...messages.environment} />}
            {...kind}
            defaultValue={environment}
            options={[
              {
                value: 'DEMO',
                label: <FormattedMessage {...messages.demo} />,
                description: <FormattedMessage {...messages.demoText} />,
              },
              {
                value: 'PRODUCTION',
                label: <FormattedMessage {...messages.production} />,
                description: <FormattedMessage {...messages.productionText} />,
              },
            ]}
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
