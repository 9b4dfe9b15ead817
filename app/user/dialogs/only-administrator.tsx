import { Button, ButtonLink, Dialog, Text } from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { commonMessages } from '../../common/messages.ts';
import { userMessages as messages } from '../messages.ts';

export interface OnlyAdministratorProps {
  /** Name of the business. */
  business: string;
  membersHref: string;
  close: () => void;
}

/** Why the only administrator of a business cannot delete the account yet, and what comes first. */
export function OnlyAdministrator({ business, membersHref, close }: OnlyAdministratorProps) {
  const { formatMessage } = useIntl();
  return (
    <Dialog
      size="small"
      title={<FormattedMessage {...messages.deleteBlockedTitle} />}
      onClose={close}
      closeLabel={formatMessage(commonMessages.close)}
      actions={
        <>
          <Button variant="secondary" onClick={close}>
            <FormattedMessage {...commonMessages.close} />
          </Button>
          <ButtonLink href={membersHref}>
            <FormattedMessage {...messages.deleteMembers} />
          </ButtonLink>
        </>
      }
    >
      <Text>
        <FormattedMessage {...messages.deleteBlocked} values={{ business: <bdi>{business}</bdi> }} />
      </Text>
    </Dialog>
  );
}
