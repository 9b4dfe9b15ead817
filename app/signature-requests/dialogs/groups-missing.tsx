import { Button, ButtonLink, Dialog, type DialogProps, Text } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { commonMessages } from '../../common/messages.ts';
import { requestMessages as messages } from '../messages.ts';
import type { AddSignerGroupProps } from './add-signer-group-dialog.tsx';

export interface GroupsMissingProps extends AddSignerGroupProps {
  frame: Pick<DialogProps, 'title' | 'onClose' | 'closeLabel' | 'isLoading' | 'error'>;
  close: () => void;
}

/** Says why there is no group to choose, and what to do instead. */
export function GroupsMissing({ limits, create, upgradeHref, frame, close }: GroupsMissingProps) {
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
    <Dialog
      {...frame}
      size="small"
      actions={
        <>
          <Button variant="secondary" onClick={close}>
            <FormattedMessage {...commonMessages.close} />
          </Button>
          {way}
        </>
      }
    >
      <Text weight="medium">
        <FormattedMessage {...(limits ? messages.groupNone : messages.groupUnavailable)} />
      </Text>
      {limits && create ? null : (
        <Text tone="soft">
          <FormattedMessage {...(limits ? messages.groupNoneText : messages.groupUnavailableText)} />
        </Text>
      )}
    </Dialog>
  );
}
