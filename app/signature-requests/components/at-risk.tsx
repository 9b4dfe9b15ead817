import type { RequestAtRisk, RequestsAtRisk } from '@sigillum/api-contracts/signature-requests/list-at-risk.ts';
import { Card, Disclosure, Inline, Stack, Text, TextLink, theme, TriangleAlert } from '@sigillum/design-system';
import { FormattedList, FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import type { MessageText } from '../../i18n/define-messages.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { signatureRequestsRiskMessages as messages } from '../risk-messages.ts';

type Reason = RequestAtRisk['reasons'][number];

const texts: Readonly<Record<Reason, { text: MessageText; action: MessageText }>> = {
  QUESTION: { text: messages.question, action: messages.answer },
  MAIL_REFUSED: { text: messages.refused, action: messages.readdress },
  DEADLINE: { text: messages.deadline, action: messages.move },
  REMINDERS_ENDED: { text: messages.reminders, action: messages.remind },
};

const Place = styled.div`
  margin-bottom: ${theme.space[4]};
`;

const Request = styled.li`
  padding: ${theme.space[2]} 0;
  border-bottom: 1px solid ${theme.color.hairline};
  overflow-wrap: anywhere;

  &:last-child {
    border-bottom: 0;
  }
`;

const Label = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[2]};

  > svg {
    flex: none;
    width: 18px;
    height: 18px;
    color: ${theme.color.warning};
  }
`;

export interface AtRiskProps {
  /** Missing where it could not be told. */
  atRisk: RequestsAtRisk | null;
  /** Also says that there is none. */
  saysNone: boolean;
}

/** Open requests that may fail, each with why and with the way to what helps. */
export function AtRisk({ atRisk, saysNone }: AtRiskProps) {
  const { formatMessage } = useIntl();
  if (!atRisk || (atRisk.total === 0 && !saysNone)) return null;
  const { total, requests } = atRisk;
  if (total === 0)
    return (
      <Place>
        <Text size="small" tone="soft">
          <FormattedMessage {...messages.none} />
        </Text>
      </Place>
    );
  return (
    <Place>
      <Card tag="div">
        <Disclosure
          label={
            <Label>
              <TriangleAlert aria-hidden />
              <FormattedMessage {...messages.title} values={{ total }} />
            </Label>
          }
        >
          <ul role="list" aria-label={formatMessage(messages.list)}>
            {requests.map((request) => (
              <Request key={request.id}>
                <RiskyRequest {...request} />
              </Request>
            ))}
          </ul>
          {total > requests.length ? (
            <Text size="small" tone="soft">
              <FormattedMessage {...messages.first} values={{ count: requests.length }} />
            </Text>
          ) : null}
        </Disclosure>
      </Card>
    </Place>
  );
}

function RiskyRequest({ id, title, expiration_date: date, missing, reasons, questions, refused }: RequestAtRisk) {
  const { formatMessage } = useIntl();
  const format = useFormat();
  const values = {
    missing,
    count: questions,
    date: date && format.instant(date),
    addresses: (
      <FormattedList
        key="addresses"
        value={refused.map((address) => (
          <bdi key={address}>{address}</bdi>
        ))}
      />
    ),
  };
  return (
    <Stack gap={1}>
      <Text weight="medium" dir="auto">
        {title}
      </Text>
      {reasons.map((reason) => {
        const { text, action } = texts[reason];
        const label = formatMessage(action);
        return (
          <Inline key={reason} gap={2}>
            <Text size="small">
              <FormattedMessage {...text} values={values} />
            </Text>
            <TextLink href={`/view/${id}`} aria-label={formatMessage(messages.action, { action: label, title })}>
              {label}
            </TextLink>
          </Inline>
        );
      })}
    </Stack>
  );
}
