import { exportUser } from '@sigillum/api-contracts/user/export-user.ts';
import { Button, ButtonLink, Download, Trash2 } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { bridge } from '../../http/browser-api.ts';
import { userDeleteAccountMessages as messages } from '../delete-account-messages.ts';
import { useDeleteAccount } from '../use-delete-account.ts';
import { ProfileCard } from './profile-card.tsx';

/** The end of the profile: take one's data away, and leave. */
export function DeleteAccountSection({ email }: { email: string }) {
  const { isBusy, open } = useDeleteAccount(email);
  return (
    <>
      <ProfileCard
        title={<FormattedMessage {...messages.exportTitle} />}
        text={<FormattedMessage {...messages.exportText} />}
      >
        <ButtonLink href={bridge(exportUser.path)} download variant="secondary" icon={<Download aria-hidden />}>
          <FormattedMessage {...messages.exportButton} />
        </ButtonLink>
      </ProfileCard>
      <ProfileCard
        title={<FormattedMessage {...messages.deleteSectionTitle} />}
        text={<FormattedMessage {...messages.deleteSectionText} />}
      >
        <Button variant="danger" icon={<Trash2 aria-hidden />} isLoading={isBusy} onClick={open}>
          <FormattedMessage {...messages.deleteSubmit} />
        </Button>
      </ProfileCard>
    </>
  );
}
