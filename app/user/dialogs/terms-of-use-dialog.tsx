import type { Legislation } from '@sigillum/api-contracts/schemas.ts';
import {
  Archive,
  Banner,
  Check,
  Checkbox,
  FileText,
  FormLayout,
  Point,
  Points,
  Text,
  TextLink,
} from '@sigillum/design-system';
import { type FormEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { commonMessages } from '../../common/messages.ts';
import { AskDialog } from '../../modals/ask-dialog.tsx';
import type { ModalProps } from '../../modals/modal-store.ts';
import { userTermsMessages as messages } from '../terms-messages.ts';
import { userProblemMessages } from '../problem-messages.ts';

export interface TermsOfUseProps {
  /** Name of the trust service that issues the certificate. */
  provider: string;
  /** It stands in for a trust service on a test system. */
  isDemonstration?: boolean;
  /** Where its terms stand; left out where the operator names no place. */
  href?: string;
  /** Law of the signature, from which follows how long evidence is kept. */
  legislation: Legislation;
}

/** Asks for the terms of the trust service, before the first signature for which it issues a certificate (flag `tou_swisscom`). */
export default function TermsOfUseDialog(modal: ModalProps<TermsOfUseProps, { touSwisscom: true }>) {
  const { props, act } = modal;
  const { formatMessage } = useIntl();
  const [isUnaccepted, setIsUnaccepted] = useState(false);
  const { provider, legislation } = props;

  function submit({ currentTarget }: FormEvent<HTMLFormElement>) {
    const isAccepted = new FormData(currentTarget).has('tou');
    setIsUnaccepted(!isAccepted);
    if (isAccepted) act({ touSwisscom: true });
    else currentTarget.querySelector<HTMLElement>('[name="tou"]')?.focus();
  }

  return (
    <AskDialog
      modal={modal}
      title={messages.providerTitle}
      values={{ provider }}
      cancel={commonMessages.later}
      submit={messages.acceptSubmit}
      working={commonMessages.saving}
      onSubmit={submit}
    >
      <FormLayout>
        {props.isDemonstration && (
          <Banner tone="warning">
            <FormattedMessage {...messages.providerLocal} values={{ provider }} />
          </Banner>
        )}
        <Text>
          <FormattedMessage {...messages.providerText} values={{ provider }} />
        </Text>
        <Points>
          <Point icon={<FileText aria-hidden />}>
            <FormattedMessage {...messages.providerData} />
          </Point>
          <Point icon={<Archive aria-hidden />}>
            <FormattedMessage {...messages.providerEvidence} values={{ legislation }} />
          </Point>
          <Point icon={<Check aria-hidden />}>
            <FormattedMessage {...messages.providerOnce} />
          </Point>
        </Points>
        {props.href ? (
          <TextLink href={props.href} target="_blank" rel="noreferrer">
            <FormattedMessage {...messages.providerRead} values={{ provider }} />
          </TextLink>
        ) : null}
        <Checkbox
          name="tou"
          label={formatMessage(messages.providerAccept, { provider })}
          error={isUnaccepted ? formatMessage(userProblemMessages.termsNotAccepted) : undefined}
        />
      </FormLayout>
    </AskDialog>
  );
}
