import type { RequestFacts } from '@sigillum/api-contracts/operator/schemas.ts';
import { Banner, Button, Card, FormLayout, Inline, TextField } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { Form } from 'react-router';
import type { FormFailure } from '../../forms/parse-form.ts';
import { useForm } from '../../forms/use-form.ts';
import { operatorMessages as messages } from '../messages.ts';
import { RequestFactsCards } from './request-facts.tsx';
import { RoomPage } from './room-page.tsx';

export interface RequestsViewProps {
  facts?: RequestFacts | undefined;
  failure?: FormFailure | undefined;
  isBusy: boolean;
}

/** Looks one request up by its id. */
export function RequestsView({ facts, failure, isBusy }: RequestsViewProps) {
  const { ref, handlers, field, error } = useForm(failure);
  return (
    <RoomPage title={messages.requestsTitle} text={messages.requestsText}>
      <Card>
        <Form method="post" ref={ref} noValidate {...handlers}>
          <FormLayout>
            {error && <Banner tone="danger">{error}</Banner>}
            <TextField
              label={<FormattedMessage {...messages.requestId} />}
              {...field('id')}
              autoComplete="off"
              spellCheck={false}
              required
            />
            <Inline>
              <Button type="submit" isLoading={isBusy}>
                <FormattedMessage {...messages.look} />
              </Button>
            </Inline>
          </FormLayout>
        </Form>
      </Card>
      {facts && <RequestFactsCards facts={facts} />}
    </RoomPage>
  );
}
