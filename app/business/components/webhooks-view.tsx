import type { Webhook } from '@sigillum/api-contracts/business/webhook-schemas.ts';
import { Banner, Card, EmptyState, Globe, Stack } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import type { FormFailure } from '../../forms/parse-form.ts';
import { useTexts } from '../../forms/use-problem-text.ts';
import { businessDeveloperMessages as messages } from '../developer-messages.ts';
import { DeveloperPage } from './developer-page.tsx';
import { SecretCard, type MadeSecret } from './secret-card.tsx';
import { WebhookCard } from './webhook-card.tsx';
import { WebhookForm } from './webhook-form.tsx';

/** What one of the page's forms came to. */
export interface WebhooksOutcome {
  failure?: FormFailure;
  /** Told this once. */
  made?: MadeSecret;
  /** The webhook that was called. */
  tested?: string;
}

export interface WebhooksViewProps {
  webhooks: readonly Webhook[];
  outcome?: WebhooksOutcome | undefined;
  isBusy: boolean;
}

/** The webhooks of a business, and the form for another one. */
export function WebhooksView({ webhooks, outcome = {}, isBusy }: WebhooksViewProps) {
  const write = useTexts();
  const { failure, made, tested } = outcome;
  const isOfForm = failure?.typed['intent'] === 'create';
  return (
    <DeveloperPage page="webhooks" text={messages.webhooksText}>
      {made && <SecretCard key={made.secret} made={made} takesFocus />}
      {failure?.form && !isOfForm && <Banner tone="danger">{write(failure.form)}</Banner>}
      {webhooks.length > 0 && (
        <Stack gap={4}>
          {webhooks.map((webhook) => (
            <WebhookCard key={webhook.id} webhook={webhook} isTested={tested === webhook.id} />
          ))}
        </Stack>
      )}
      <WebhookForm
        key={`form after ${made?.secret ?? 'none'}`}
        failure={isOfForm ? failure : undefined}
        isBusy={isBusy}
      />
      {webhooks.length === 0 && (
        <Card padding="none">
          <EmptyState icon={<Globe />} title={<FormattedMessage {...messages.emptyTitle} />}>
            <FormattedMessage {...messages.emptyText} />
          </EmptyState>
        </Card>
      )}
    </DeveloperPage>
  );
}
