import { Button, ButtonLink, Text } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { commonMessages } from '../../common/messages.ts';
import { DialogFrame } from '../../modals/dialog-frame.tsx';
import type { ModalState } from '../../modals/modal-store.ts';
import { signatureRequestsSignerMessages as messages } from '../signer-messages.ts';
import type { GroupLimits } from './group-choice.tsx';

export interface GroupsMissingProps {
  /** What the plan allows (settings, signerGroups); absent where it has no groups at all. */
  limits?: GroupLimits;
  /** Opens the creation of a group; for administrators. */
  create?: () => void;
  /** Where the plans are compared; for administrators. */
  upgradeHref?: string;
}

/** Says why there is no group to choose, and what to do instead. */
export function GroupsMissing({ modal, limits, create, upgradeHref }: GroupsMissingProps & { modal: ModalState }) {
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
    <DialogFrame
      modal={modal}
      title={messages.groupTitle}
      size="small"
      actions={
        <>
          <Button variant="secondary" onClick={modal.close}>
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
    </DialogFrame>
  );
}
