import { Stack, Text, TextLink } from '@sigillum/design-system';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { AskDialog } from '../../modals/ask-dialog.tsx';
import type { ModalProps } from '../../modals/modal-store.ts';
import { Steps } from '../components/steps.tsx';
import { identificationMessages as messages } from '../messages.ts';

export interface ConnectAustrianEidProps {
  /** Whether qualified signatures follow from it, or advanced ones. */
  isQualified: boolean;
}

/** Where the Austrian state explains it. */
const helpHref = 'https://www.oesterreich.gv.at/id-austria.html';

const steps = [messages.austriaLogIn, messages.austriaShare, messages.austriaReturn];

/** Tells what happens at ID Austria before the person goes there. The opener's action leads there, so it does not come to an end here. */
export default function ConnectToAnAustrianEidDialog(modal: ModalProps<ConnectAustrianEidProps, void>) {
  const { props, act } = modal;
  const link = (words: ReactNode[]) => (
    <TextLink key="link" href={helpHref} target="_blank" rel="noreferrer">
      {words}
    </TextLink>
  );
  return (
    <AskDialog
      modal={modal}
      title={messages.austriaTitle}
      submit={messages.austriaSubmit}
      working={messages.austriaOpening}
      onConfirm={() => act()}
    >
      <Stack gap={5}>
        <Text>
          <FormattedMessage {...(props.isQualified ? messages.austriaText : messages.austriaTextAdvanced)} />
        </Text>
        <Steps>
          {steps.map((step) => (
            <li key={step.id}>
              <Text>
                <FormattedMessage {...step} />
              </Text>
            </li>
          ))}
        </Steps>
        <Text size="small" tone="soft">
          <FormattedMessage {...messages.austriaNeed} values={{ link }} />
        </Text>
      </Stack>
    </AskDialog>
  );
}
