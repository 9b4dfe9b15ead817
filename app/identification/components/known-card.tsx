import type { IdentChange, KnownIdentification } from '@sigillum/api-contracts/identification/schemas.ts';
import { Badge, ButtonLink, Card, DefinitionList, Heading, Inline, Stack, Text } from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MessageText } from '../../i18n/define-messages.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { identificationUpdateMessages as messages } from '../update-messages.ts';
import { lawPages } from '../way-screens.ts';

interface KnownCardProps {
  known: KnownIdentification;
  /** The account's. */
  personName: string;
}

const changeTexts: Readonly<Record<IdentChange, MessageText>> = {
  name: messages.nameChanged,
  email: messages.emailChanged,
  document: messages.documentChanged,
  ending: messages.endingChanged,
};

/** One identification: what was found, and what is otherwise today. */
export function KnownCard({ known, personName }: KnownCardProps) {
  const { formatMessage } = useIntl();
  const format = useFormat();
  const { path, name } = lawPages[known.legislation];
  const hasChanged = known.changes.length > 0;
  return (
    <Card>
      <Stack gap={4}>
        <Inline gap={3} justify="space-between">
          <Heading level={2} look="title">
            <FormattedMessage {...name} />
          </Heading>
          <Badge tone={hasChanged ? 'warning' : 'success'}>
            <FormattedMessage {...(hasChanged ? messages.changed : messages.same)} />
          </Badge>
        </Inline>
        <DefinitionList
          items={[
            ...(known.family_name === null
              ? []
              : [
                  {
                    term: formatMessage(messages.name),
                    value: <bdi>{`${known.given_names} ${known.family_name}`}</bdi>,
                  },
                ]),
            ...(known.document_expiry === null
              ? []
              : [{ term: formatMessage(messages.document), value: format.day(known.document_expiry) }]),
            { term: formatMessage(messages.until), value: format.date(known.expires_at) },
            { term: formatMessage(messages.provider), value: <bdi>{known.provider}</bdi> },
            { term: formatMessage(messages.evidence), value: <bdi dir="ltr">{known.evidence_id}</bdi> },
          ]}
        />
        {known.changes.map((change) => (
          <Text key={change}>
            <FormattedMessage {...changeTexts[change]} values={{ name: <bdi key="name">{personName}</bdi> }} />
          </Text>
        ))}
        {known.changes.includes('ending') && (
          <Inline gap={3}>
            <ButtonLink href={path} variant="secondary">
              <FormattedMessage {...messages.again} />
            </ButtonLink>
          </Inline>
        )}
      </Stack>
    </Card>
  );
}
