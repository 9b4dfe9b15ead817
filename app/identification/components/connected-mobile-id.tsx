import type { MobileIdOverview } from '@sigillum/api-contracts/identification/mobile-id-schemas.ts';
import { Badge, Card, DefinitionList, Stack, Text, TextLink } from '@sigillum/design-system';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFormat } from '../../i18n/use-format.ts';
import { identificationMobileIdMessages as messages } from '../mobile-id-messages.ts';
import { AskForm } from './mobile-id-form.tsx';

interface ConnectedMobileIdProps extends Pick<MobileIdOverview, 'mobile'> {
  connected: NonNullable<MobileIdOverview['connected']>;
  /** The phone is being asked: nothing else can be. */
  isAsking: boolean;
}

/** The Mobile ID that is kept: what is known of it, whether it is still the same, and what helps where it is not. */
export function ConnectedMobileId({ connected, mobile, isAsking }: ConnectedMobileIdProps) {
  const { formatMessage } = useIntl();
  const format = useFormat();
  const { differs_since, is_current, method } = connected;
  return (
    <Card>
      <Stack gap={4}>
        <Text>
          <Badge tone={differs_since || !is_current ? 'warning' : 'success'}>
            <FormattedMessage {...(differs_since ? messages.differs : messages.connected)} />
          </Badge>
        </Text>
        {differs_since && <Remedies connected={connected} since={differs_since} />}
        {!is_current && mobile !== null && (
          <Text>
            <FormattedMessage {...messages.numberChanged} values={{ mobile: <bdi key="mobile">+{mobile}</bdi> }} />
          </Text>
        )}
        <DefinitionList
          items={[
            { term: formatMessage(messages.number), value: <bdi>+{connected.mobile}</bdi> },
            {
              term: formatMessage(messages.method),
              value: <FormattedMessage {...(method === 'sim' ? messages.methodSim : messages.methodApp)} />,
            },
            { term: formatMessage(messages.since), value: format.instant(connected.connected_at) },
            { term: formatMessage(messages.used), value: format.instant(connected.used_at) },
          ]}
        />
        {is_current && !isAsking && <AskForm intent="test" label={messages.test} />}
      </Stack>
    </Card>
  );
}

/** Never only “try again”: the former one is restored, or the person proved anew. */
function Remedies({ connected, since }: { connected: ConnectedMobileIdProps['connected']; since: string }) {
  const format = useFormat();
  return (
    <>
      <Text>
        <FormattedMessage {...messages.differsText} values={{ date: format.date(since) }} />
      </Text>
      {connected.has_recovery_code && (
        <Text>
          <FormattedMessage {...messages.restore} />
        </Text>
      )}
      <Text>
        <FormattedMessage
          {...messages.identify}
          values={{
            link: (parts: ReactNode) => (
              <TextLink key="link" href="/profile/signature-standards/update">
                {parts}
              </TextLink>
            ),
          }}
        />
      </Text>
    </>
  );
}
