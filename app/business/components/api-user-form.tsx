import {
  Banner,
  Button,
  Card,
  Inline,
  FormLayout,
  Heading,
  RadioCards,
  SelectField,
  TextField,
} from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { Form } from 'react-router';
import type { FormFailure } from '../../forms/parse-form.ts';
import { useUnsaved } from '../../forms/unsaved.ts';
import { useForm } from '../../forms/use-form.ts';
import { keyDays } from '../api-user-form.ts';
import { businessApiUsersMessages as messages } from '../api-users-messages.ts';
import { businessDeveloperMessages as developerMessages } from '../developer-messages.ts';
import { ScopeChoices } from './scope-choices.tsx';

/** Makes another API user. */
export function ApiUserForm({ failure, isBusy }: { failure: FormFailure | undefined; isBusy: boolean }) {
  const { ref, handlers, field, error, isDirty } = useForm(failure);
  useUnsaved(isDirty && !isBusy);
  const { formatMessage } = useIntl();
  const { defaultValue: environment = 'DEMO', ...kind } = field('environment');
  const { defaultValue: _typed, ...scopes } = field('scopes');
  const { defaultValue: days = 'never', ...ends } = field('keyDays');
  const typed = failure?.typed['scopes'];
  return (
    <Card>
      <Form method="post" ref={ref} noValidate {...handlers}>
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
          <ScopeChoices {...scopes} defaultValue={typed === undefined ? ['read', 'send', 'seal'] : [typed].flat()} />
          <SelectField
            label={<FormattedMessage {...developerMessages.keyDays} />}
            {...ends}
            defaultValue={days}
            options={[
              { value: 'never', label: formatMessage(developerMessages.never) },
              ...keyDays.map((value) => ({
                value,
                label: formatMessage(developerMessages.days, { days: Number(value) }),
              })),
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
