import { Banner, Button, Inline, Mail, Stack, Text, TextLink, theme } from '@sigillum/design-system';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Form } from 'react-router';
import { styled } from 'styled-components';
import type { FormFailure } from '../../forms/parse-form.ts';
import { useForm } from '../../forms/use-form.ts';
import { useRoot } from '../../layouts/use-root.ts';
import { userMessages as messages } from '../messages.ts';
import { CardHead } from './card-head.tsx';
import { OutboxNote } from './outbox-note.tsx';

export interface MailSentNoticeProps {
  /** Unknown in another browser than the one where it was typed. */
  email: string | undefined;
  /** What to do now; that of a sign-up unless told. */
  text?: ReactNode;
  /** Says that the mail was sent once more; that of a sign-up unless told. */
  done?: ReactNode;
  /** The page where another address can be entered. */
  otherHref: string;
  /** The mail was sent once more. */
  isResent: boolean;
  failure?: FormFailure | undefined;
  isBusy: boolean;
}

const Mark = styled.div`
  display: grid;
  place-items: center;
  width: 56px;
  height: 56px;
  border-radius: 50%;
  background: ${theme.color.pineSoft};
  color: ${theme.color.pine};
`;

const strong = (words: ReactNode[]) => <strong>{words}</strong>;

/** After the address was entered: what to do now, and what if no mail comes. */
export function MailSentNotice({ email, text, done, otherHref, isResent, failure, isBusy }: MailSentNoticeProps) {
  const { error } = useForm(failure);
  const { hasOutbox } = useRoot();
  return (
    <Stack gap={5}>
      <Mark aria-hidden>
        <Mail />
      </Mark>
      <CardHead title={<FormattedMessage {...messages.mailSentTitle} />}>
        {text ??
          (email ? (
            <FormattedMessage {...messages.mailSentText} values={{ email, strong }} />
          ) : (
            <FormattedMessage {...messages.mailSentPlain} />
          ))}
      </CardHead>
      {error && <Banner tone="danger">{error}</Banner>}
      {isResent && <Banner tone="success">{done ?? <FormattedMessage {...messages.mailSentDone} />}</Banner>}
      {hasOutbox ? (
        <OutboxNote kind="mail" />
      ) : (
        <Text tone="soft" size="small">
          <FormattedMessage {...messages.mailSentMissing} />
        </Text>
      )}
      <Inline gap={4}>
        {email && (
          <Form method="post">
            <Button type="submit" variant="secondary" isLoading={isBusy}>
              <FormattedMessage {...messages.mailSentAgain} />
            </Button>
          </Form>
        )}
        <TextLink href={otherHref}>
          <FormattedMessage {...messages.mailSentOther} />
        </TextLink>
      </Inline>
    </Stack>
  );
}
