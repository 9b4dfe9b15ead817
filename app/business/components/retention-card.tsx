import { retentionDays } from '@sigillum/api-contracts/business/settings.ts';
import { updateSettings } from '@sigillum/api-contracts/business/update-settings.ts';
import { Button, Inline, Stack, Text } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { useRevalidator } from 'react-router';
import { activateDeactivateAutoDeletionDialog } from '../../documents/dialogs.ts';
import type { AutoDeletionAction } from '../../documents/dialogs/auto-deletion-action.ts';
import { useApiClient } from '../../http/browser-api.ts';
import { useModals } from '../../modals/modals.tsx';
import { ProfileCard } from '../../user/components/profile-card.tsx';
import { businessSettingsMessages as messages } from '../settings-messages.ts';
import type { ReadSettings } from '../use-settings-form.ts';

/** After how long the documents of the organisation are deleted, and the way to change that, which is asked twice. */
export function RetentionCard({ id, settings, updatedAt }: ReadSettings & { id: string }) {
  const client = useApiClient();
  const { dialogs } = useModals();
  const { revalidate } = useRevalidator();
  const { enabled, days, terminalState } = settings.signatureRequests.retention;

  async function change(retention: AutoDeletionAction) {
    const body = { settings: { signatureRequests: { retention } }, updated_at: updatedAt };
    try {
      await client.call(updateSettings, { params: { id }, body });
    } finally {
      // Also after a refusal: the page shows what somebody else has made of it.
      void revalidate();
    }
  }

  const activate = () =>
    dialogs.open(
      activateDeactivateAutoDeletionDialog,
      {
        change: 'activate',
        days,
        terminalState,
        leastDays: retentionDays.least,
        greatestDays: retentionDays.greatest,
      },
      change,
    );
  const deactivate = () => dialogs.open(activateDeactivateAutoDeletionDialog, { change: 'deactivate', days }, change);

  return (
    <ProfileCard
      title={<FormattedMessage {...messages.retentionTitle} />}
      text={<FormattedMessage {...messages.retentionText} />}
    >
      <Stack gap={4}>
        <Text>
          {enabled ? (
            <FormattedMessage
              {...messages.retentionOn}
              values={{ days, terminalState: terminalState ? 'yes' : 'no' }}
            />
          ) : (
            <FormattedMessage {...messages.retentionOff} />
          )}
        </Text>
        <Inline gap={3}>
          <Button variant="secondary" onClick={activate}>
            <FormattedMessage {...(enabled ? messages.retentionChange : messages.retentionActivate)} />
          </Button>
          {enabled && (
            <Button variant="quiet" onClick={deactivate}>
              <FormattedMessage {...messages.retentionDeactivate} />
            </Button>
          )}
        </Inline>
      </Stack>
    </ProfileCard>
  );
}
