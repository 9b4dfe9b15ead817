import type { AesApplication } from '@sigillum/api-contracts/business/schemas.ts';
import { Button, DefinitionList, Inline, Stack, Text } from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { Form, useNavigation } from 'react-router';
import { CardHead } from '../../user/components/card-head.tsx';
import { businessAesMessages as messages } from '../aes-messages.ts';
import { businessProfileProblemMessages as problems } from '../profile-problem-messages.ts';

export interface AnswerAesViewProps {
  /** Undefined where the link is void. */
  application: AesApplication | undefined;
  /** The answer that was given just now. */
  isConfirmed: boolean | undefined;
}

/** What who may act for a business is asked, and what confirming means in law. */
export function AnswerAesView({ application, isConfirmed }: AnswerAesViewProps) {
  const { formatMessage } = useIntl();
  const isBusy = useNavigation().state !== 'idle';
  if (isConfirmed !== undefined)
    return (
      <CardHead title={<FormattedMessage {...(isConfirmed ? messages.confirmedTitle : messages.declinedTitle)} />}>
        <FormattedMessage {...messages.answered} />
      </CardHead>
    );
  if (!application)
    return (
      <CardHead title={<FormattedMessage {...messages.voidTitle} />}>
        <FormattedMessage {...problems.aesLinkInvalid} />
      </CardHead>
    );
  const { businessName, appliedBy, representativeName, commercialRegister, domains } = application;
  const items = [
    { term: formatMessage(messages.name), value: <bdi>{representativeName}</bdi> },
    { term: formatMessage(messages.register), value: <bdi>{commercialRegister}</bdi> },
    { term: formatMessage(messages.domains), value: <bdi>{domains.join(', ')}</bdi> },
  ];
  return (
    <Stack gap={5}>
      <CardHead title={<FormattedMessage {...messages.answerTitle} />}>
        <FormattedMessage
          {...messages.answerText}
          values={{ applicant: <bdi key="a">{appliedBy}</bdi>, business: <bdi key="b">{businessName}</bdi> }}
        />
      </CardHead>
      <DefinitionList items={items} />
      <Text>
        <FormattedMessage {...messages.answerMeaning} />
      </Text>
      <Form method="post">
        <Inline gap={3}>
          <Button type="submit" name="intent" value="confirm" isLoading={isBusy}>
            <FormattedMessage {...messages.answerConfirm} />
          </Button>
          <Button type="submit" name="intent" value="decline" variant="secondary" disabled={isBusy}>
            <FormattedMessage {...messages.answerDecline} />
          </Button>
        </Inline>
      </Form>
    </Stack>
  );
}
