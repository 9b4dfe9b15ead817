import type { Seal } from '@sigillum/api-contracts/seals/schemas.ts';
import { Banner, Card, DefinitionList, Heading, Stack, Text } from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFormat } from '../../i18n/use-format.ts';
import { sealsMessages as messages } from '../messages.ts';

/** Whose certificate seals, and what it is worth. */
export function SealCertificateCard({ certificate }: Pick<Seal, 'certificate'>) {
  const intl = useIntl();
  const { date } = useFormat();
  return (
    <Card>
      <Stack>
        <Heading level={2} look="title">
          <FormattedMessage {...messages.certificate} />
        </Heading>
        {certificate ? (
          <>
            <Text tone="soft">
              <FormattedMessage {...(certificate.isLocal ? messages.certificateLocal : messages.certificateForeign)} />
            </Text>
            <DefinitionList
              items={[
                { term: intl.formatMessage(messages.subject), value: certificate.subject },
                { term: intl.formatMessage(messages.issuer), value: certificate.issuer },
                { term: intl.formatMessage(messages.serialNumber), value: certificate.serialNumber },
                {
                  term: intl.formatMessage(messages.validity),
                  value: intl.formatMessage(messages.period, {
                    from: date(certificate.validFrom),
                    to: date(certificate.validTo),
                  }),
                },
              ]}
            />
          </>
        ) : (
          <Banner tone="warning">
            <FormattedMessage {...messages.certificateAway} />
          </Banner>
        )}
      </Stack>
    </Card>
  );
}
