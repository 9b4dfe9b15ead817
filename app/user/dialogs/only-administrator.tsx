import { ButtonLink, Text } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { RefusalDialog } from '../../modals/refusal-dialog.tsx';
import { userDeleteAccountMessages as messages } from '../delete-account-messages.ts';

export interface OnlyAdministratorProps {
  /** Name of the business. */
  business: string;
  membersHref: string;
  close: () => void;
}

/** Why the only administrator of a business cannot delete the account yet, and what comes first. */
export function OnlyAdministrator({ business, membersHref, close }: OnlyAdministratorProps) {
  return (
    <RefusalDialog
      title={messages.deleteBlockedTitle}
      close={close}
      remedy={
        <ButtonLink href={membersHref}>
          <FormattedMessage {...messages.deleteMembers} />
        </ButtonLink>
      }
    >
      <Text>
        <FormattedMessage {...messages.deleteBlocked} values={{ business: <bdi>{business}</bdi> }} />
      </Text>
    </RefusalDialog>
  );
}
