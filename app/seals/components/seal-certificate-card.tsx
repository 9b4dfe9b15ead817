import type { Seal } from '@sigillum/api-contracts/seals/schemas.ts';
import { Banner, Card, DefinitionList, Heading, Stack, Text } from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFormat } from '../../i18n/use-format.ts';
import { sealsMessages as messages } from '../messages.ts';

/** Whose certificate seals, and what it is worth. */
export function SealCertificateCard({ certificate }: Pick<Seal, 'certificate'>) {
  const intl = useIntl();
  const { date } = useFormat();
  const warning = certificate && describeState(certificate);
  return (
    <Card>
      <Stack>
        <Heading level={2} look="title">
          <FormattedMessage {...messages.certificate} />
        </Heading>
        {certificate ? (
          <>
            <Text tone="soft">
              <FormattedMessage {...(certificate.isLocal ? messages.certificateLocal : messages.certificateForeign)} />{' '}
              {certificate.isQualified && <FormattedMessage {...messages.qualified} />}
            </Text>
            {warning && (
              <Banner tone={certificate.state === 'ENDED' ? 'danger' : 'warning'}>
                <FormattedMessage {...warning.text} values={{ date: date(warning.at) }} />
              </Banner>
            )}
            <DefinitionList
              items={[
                ...(warning
                  ? []
                  : [{ term: intl.formatMessage(messages.state), value: intl.formatMessage(messages.stateValid) }]),
                { term: intl.formatMessage(messages.subject), value: certificate.subject },
                { term: intl.formatMessage(messages.issuer), value: certificate.issuer },
                { term: intl.formatMessage(messages.serialNumber), value: certificate.serialNumber },
                {
                  term: intl.formatMessage(messages.validity),
                  value: intl.formatMessage(certificate.isLocal ? messages.period : messages.plainPeriod, {
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

/** What is to be told of a certificate that is not simply valid. */
function describeState({ state, validFrom, validTo }: NonNullable<Seal['certificate']>) {
  if (state === 'ENDING') return { text: messages.stateEnding, at: validTo };
  if (state === 'ENDED') return { text: messages.stateEnded, at: validTo };
  return state === 'TO_COME' ? { text: messages.stateToCome, at: validFrom } : undefined;
}
