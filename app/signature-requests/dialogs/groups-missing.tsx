import { Button, ButtonLink, Text } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { RefusalDialog } from '../../modals/refusal-dialog.tsx';
import { requestMessages as messages } from '../messages.ts';
import type { AddSignerGroupProps } from './add-signer-group-dialog.tsx';

export interface GroupsMissingProps extends AddSignerGroupProps {
  close: () => void;
}

/** Says why there is no group to choose, and what to do instead. */
export function GroupsMissing({ limits, create, upgradeHref, close }: GroupsMissingProps) {
  const way = limits
    ? create && (
        <Button onClick={create}>
          <FormattedMessage {...messages.groupCreate} />
        </Button>
      )
    : upgradeHref && (
        <ButtonLink href={upgradeHref}>
          <FormattedMessage {...messages.groupUpgrade} />
        </ButtonLink>
      );
  return (
    <RefusalDialog title={messages.groupTitle} remedy={way} close={close}>
      <Text weight="medium">
        <FormattedMessage {...(limits ? messages.groupNone : messages.groupUnavailable)} />
      </Text>
      {limits && create ? null : (
        <Text tone="soft">
          <FormattedMessage {...(limits ? messages.groupNoneText : messages.groupUnavailableText)} />
        </Text>
      )}
    </RefusalDialog>
  );
}
