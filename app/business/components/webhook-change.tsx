import type { Webhook } from '@sigillum/api-contracts/business/webhook-schemas.ts';
import { Banner, FormLayout } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { commonMessages } from '../../common/messages.ts';
import { SavedLine } from '../../forms/saved-line.tsx';
import { useChange } from '../../forms/use-change.ts';
import { WebhookFields } from './webhook-fields.tsx';

/** Changes a webhook in place; whoever is late is told, and keeps what was typed. */
export function WebhookChange({ webhook }: { webhook: Webhook }) {
  const { fetcher, form, field, error, isBusy, isSaved } = useChange();
  return (
    <fetcher.Form {...form}>
      <input type="hidden" name="webhookId" value={webhook.id} />
      <input type="hidden" name="updatedAt" value={webhook.updatedAt} />
      <FormLayout>
        {error && <Banner tone="danger">{error}</Banner>}
        <WebhookFields field={field} failure={fetcher.data?.failure} webhook={webhook} />
        <SavedLine intent="change" isBusy={isBusy} isSaved={isSaved}>
          <FormattedMessage {...commonMessages.save} />
        </SavedLine>
      </FormLayout>
    </fetcher.Form>
  );
}
