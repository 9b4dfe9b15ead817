import {
  Building2,
  Button,
  Clock,
  KeyRound,
  PenLine,
  Point,
  Points,
  Signature,
  Stack,
  Text,
} from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { DialogFrame } from '../../modals/dialog-frame.tsx';
import type { ModalProps } from '../../modals/modal-store.ts';
import { signatureRequestsDialogMessages as messages } from '../dialog-messages.ts';

export interface Part11InfoProps {
  /** Who reads: somebody who prepares a request, or somebody who is asked to sign. */
  reader: 'sender' | 'signer';
}

/** Explains the mode for regulated records (21 CFR Part 11). The action says that it was read. */
export default function Part11InfoDialog(modal: ModalProps<Part11InfoProps, void>) {
  const { isLoading, act } = modal;
  const isSender = modal.props.reader === 'sender';
  return (
    <DialogFrame
      modal={modal}
      title={messages.part11Title}
      actions={
        <Button isLoading={isLoading} onClick={() => act()}>
          <FormattedMessage {...messages.understood} />
        </Button>
      }
    >
      <Stack gap={5}>
        <Text>
          <FormattedMessage {...messages.part11Text} />
        </Text>
        <Points>
          <Point icon={<PenLine aria-hidden />}>
            <FormattedMessage {...messages.part11Name} />
          </Point>
          <Point icon={<KeyRound aria-hidden />}>
            <FormattedMessage {...messages.part11Code} />
          </Point>
          <Point icon={<Clock aria-hidden />}>
            <FormattedMessage {...messages.part11Trail} />
          </Point>
          <Point icon={<Signature aria-hidden />}>
            <FormattedMessage {...(isSender ? messages.part11Effect : messages.part11EffectSigner)} />
          </Point>
          {isSender ? (
            <Point icon={<Building2 aria-hidden />}>
              <FormattedMessage {...messages.part11Duty} />
            </Point>
          ) : null}
        </Points>
      </Stack>
    </DialogFrame>
  );
}
