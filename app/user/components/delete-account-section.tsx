import { exportUser } from '@sigillum/api-contracts/user/export-user.ts';
import { Button, ButtonLink, Card, Download, Heading, Stack, Text, Trash2 } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { bridge } from '../../http/browser-api.ts';
import { userMessages as messages } from '../messages.ts';
import { useDeleteAccount } from '../use-delete-account.ts';

/** The end of the profile: take one's data away, and leave. */
export function DeleteAccountSection({ email }: { email: string }) {
  const { isBusy, open } = useDeleteAccount(email);
  return (
    <Stack gap={5}>
      <Card>
        <Stack gap={4} align="flex-start">
          <Stack gap={2}>
            <Heading level={2} look="title">
              <FormattedMessage {...messages.exportTitle} />
            </Heading>
            <Text tone="soft">
              <FormattedMessage {...messages.exportText} />
            </Text>
          </Stack>
          <ButtonLink href={bridge(exportUser.path)} download variant="secondary" icon={<Download aria-hidden />}>
            <FormattedMessage {...messages.exportButton} />
          </ButtonLink>
        </Stack>
      </Card>
      <Card>
        <Stack gap={4} align="flex-start">
          <Stack gap={2}>
            <Heading level={2} look="title">
              <FormattedMessage {...messages.deleteSectionTitle} />
            </Heading>
            <Text tone="soft">
              <FormattedMessage {...messages.deleteSectionText} />
            </Text>
          </Stack>
          <Button variant="danger" icon={<Trash2 aria-hidden />} isLoading={isBusy} onClick={open}>
            <FormattedMessage {...messages.deleteSubmit} />
          </Button>
        </Stack>
      </Card>
    </Stack>
  );
}
