import { ProgramEventType } from '@sigillum/api-contracts/business/webhook-schemas.ts';
import { Banner, Button, Card, FormLayout, Heading, Inline } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { Form } from 'react-router';
import type { FormFailure } from '../../forms/parse-form.ts';
import { useUnsaved } from '../../forms/unsaved.ts';
import { useForm } from '../../forms/use-form.ts';
import { businessDeveloperMessages as messages } from '../developer-messages.ts';
import { WebhookFields } from './webhook-fields.tsx';

/** Makes another webhook, which hears of everything unless told. */
export function WebhookForm({ failure, isBusy }: { failure: FormFailure | undefined; isBusy: boolean }) {
  const { ref, handlers, field, error, isDirty } = useForm(failure);
  useUnsaved(isDirty && !isBusy);
  return (
    <Card>
      <Form method="post" ref={ref} noValidate {...handlers}>
        <FormLayout>
          <Heading level={2}>
            <FormattedMessage {...messages.createTitle} />
          </Heading>
          {error && <Banner tone="danger">{error}</Banner>}
          <WebhookFields field={field} failure={failure} webhook={{ types: ProgramEventType.options }} />
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
