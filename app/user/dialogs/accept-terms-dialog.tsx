import { Banner, Button, Checkbox, FormLayout, Stack, Text, TextLink } from '@sigillum/design-system';
import { type FormEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { commonMessages } from '../../common/messages.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { DialogFrame } from '../../modals/dialog-frame.tsx';
import type { ModalProps } from '../../modals/modal-store.ts';
import { Terms } from '../components/terms.tsx';
import { userTermsMessages as messages } from '../terms-messages.ts';
import { userProblemMessages } from '../problem-messages.ts';
import { TermChanges } from './term-changes.tsx';

export interface AcceptTermsProps {
  /** Given when the person has accepted earlier terms: from when the present ones apply, and what is new in them, in the person's language. */
  change?: { since: string; points: readonly string[] };
  /** Where the terms stand in full; without it they are shown here. */
  termsHref?: string;
  privacyHref?: string;
  /** Ends the session. */
  logOut: () => void;
}

/** Asks a person who has not accepted the present terms of use. There is no way past it but to accept or to log out. */
export default function AcceptTermsDialog(modal: ModalProps<AcceptTermsProps, { gtc: true }>) {
  const { props, isLoading, act } = modal;
  const { formatMessage } = useIntl();
  const { date } = useFormat();
  const [isUnaccepted, setIsUnaccepted] = useState(false);
  const [isReminded, setIsReminded] = useState(false);
  const { change } = props;

  function submit({ currentTarget }: FormEvent<HTMLFormElement>) {
    const isAccepted = new FormData(currentTarget).has('gtc');
    setIsUnaccepted(!isAccepted);
    if (isAccepted) act({ gtc: true });
    else currentTarget.querySelector<HTMLElement>('[name="gtc"]')?.focus();
  }

  return (
    <DialogFrame
      modal={{ ...modal, close: () => setIsReminded(true) }}
      title={change ? messages.acceptChangedTitle : messages.acceptTitle}
      working={commonMessages.saving}
      onSubmit={submit}
      actions={
        <>
          <Button variant="secondary" onClick={props.logOut} disabled={isLoading}>
            <FormattedMessage {...commonMessages.logOut} />
          </Button>
          <Button type="submit" isLoading={isLoading}>
            <FormattedMessage {...messages.acceptSubmit} />
          </Button>
        </>
      }
    >
      <FormLayout>
        <Stack aria-live="polite">
          {isReminded ? (
            <Banner tone="warning" role="presentation">
              <FormattedMessage {...messages.acceptNeeded} />
            </Banner>
          ) : null}
          <Text>
            <FormattedMessage
              {...(change ? messages.acceptChangedText : messages.acceptText)}
              values={{ date: change && date(change.since) }}
            />
          </Text>
        </Stack>
        {change && change.points.length > 0 ? <TermChanges points={change.points} /> : null}
        <Stack gap={2} align="flex-start">
          {props.termsHref ? (
            <TextLink href={props.termsHref} target="_blank">
              <FormattedMessage {...messages.termsShow} />
            </TextLink>
          ) : (
            <Terms />
          )}
          {props.privacyHref ? (
            <TextLink href={props.privacyHref} target="_blank">
              <FormattedMessage {...messages.acceptPrivacy} />
            </TextLink>
          ) : null}
        </Stack>
        <Checkbox
          name="gtc"
          label={formatMessage(messages.termsAccept)}
          error={isUnaccepted ? formatMessage(userProblemMessages.termsNotAccepted) : undefined}
        />
      </FormLayout>
    </DialogFrame>
  );
}
