import { Button, Dialog, Stack, Text, TextLink, theme } from '@sigillum/design-system';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { commonMessages } from '../../common/messages.ts';
import type { ModalProps } from '../../modals/modal-store.ts';
import { identificationMessages as messages } from '../messages.ts';

export interface ConnectAustrianEidProps {
  /** Name of the trust service that receives the identity. */
  provider: string;
}

/** Where the Austrian state explains it. */
const helpHref = 'https://www.oesterreich.gv.at/id-austria.html';

const Steps = styled.ol`
  display: grid;
  gap: ${theme.space[3]};
  margin: 0;
  padding-left: 1.5em;

  li {
    padding-left: ${theme.space[1]};
  }
  li::marker {
    color: ${theme.color.pine};
    font-weight: 600;
  }
`;

const steps = [messages.austriaLogIn, messages.austriaShare, messages.austriaReturn];

/** Tells what happens at ID Austria before the person goes there. The opener's action leads there, so it does not come to an end here. */
export default function ConnectToAnAustrianEidDialog({
  props,
  isLoading,
  error,
  act,
  close,
}: ModalProps<ConnectAustrianEidProps, void>) {
  const { formatMessage } = useIntl();
  const link = (words: ReactNode[]) => (
    <TextLink key="link" href={helpHref} target="_blank" rel="noreferrer">
      {words}
    </TextLink>
  );
  return (
    <Dialog
      title={<FormattedMessage {...messages.austriaTitle} />}
      onClose={close}
      closeLabel={formatMessage(commonMessages.close)}
      isLoading={isLoading}
      loadingLabel={formatMessage(messages.austriaOpening)}
      error={error}
      actions={
        <>
          <Button variant="secondary" onClick={close} disabled={isLoading}>
            <FormattedMessage {...commonMessages.cancel} />
          </Button>
          <Button isLoading={isLoading} onClick={() => act()}>
            <FormattedMessage {...messages.austriaSubmit} />
          </Button>
        </>
      }
    >
      <Stack gap={5}>
        <Text>
          <FormattedMessage {...messages.austriaText} />
        </Text>
        <Steps>
          {steps.map((step) => (
            <li key={step.id}>
              <Text>
                <FormattedMessage {...step} values={{ provider: <bdi>{props.provider}</bdi> }} />
              </Text>
            </li>
          ))}
        </Steps>
        <Text size="small" tone="soft">
          <FormattedMessage {...messages.austriaNeed} values={{ link }} />
        </Text>
      </Stack>
    </Dialog>
  );
}
