import type { DirectIdentification, IdentIdAustria } from '@sigillum/api-contracts/identification/schemas.ts';
import { Badge, Banner, ButtonLink, Card, Inline, Stack, Text } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import type { TextReference } from '../../forms/describe-violation.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { identificationStandardsMessages as messages } from '../standards-messages.ts';
import { lawPages, readWayState, stateTexts, tellFailure } from '../way-screens.ts';
import { directLawPages, ofRequest } from '../direct/visit-places.ts';
import { identificationDirectMessages as directMessages } from '../direct-messages.ts';
import type { Visit } from './visit.ts';
import { WayFrame } from './way-frame.tsx';

export interface AustriaReturnViewProps {
  way: IdentIdAustria;
  known: readonly Pick<
    DirectIdentification,
    'legislation' | 'is_active' | 'given_names' | 'family_name' | 'expires_at'
  >[];
  problem?: TextReference;
  visit?: Visit;
}

/** What has come of the way to ID Austria. */
export function AustriaReturnView({ way, known, problem, visit }: AustriaReturnViewProps) {
  const format = useFormat();
  const state = readWayState(way, 'EIDAS', known);
  const own = known.find(({ legislation, is_active }) => legislation === 'EIDAS' && is_active);
  const isDone = state === 'done' && own !== undefined;
  return (
    <WayFrame
      documentHref={visit?.documentHref}
      title={<FormattedMessage {...messages.austriaTitle} />}
      text={<FormattedMessage {...lawPages.EIDAS.name} />}
    >
      {problem && (
        <Banner tone="danger">
          <FormattedMessage id={problem.id} values={problem.values} />
        </Banner>
      )}
      {way.is_local && (
        <Banner tone="warning">
          <FormattedMessage {...messages.local} />
        </Banner>
      )}
      <Card>
        <Stack gap={4}>
          {(isDone || state === 'failure') && (
            <Text role="status">
              <Badge tone={isDone ? 'success' : 'warning'}>
                <FormattedMessage {...stateTexts[state]} />
              </Badge>
            </Text>
          )}
          <Text>
            {isDone ? (
              <FormattedMessage
                {...(visit ? directMessages.done : messages.doneText)}
                values={{
                  name: <bdi key="name">{`${own.given_names} ${own.family_name}`}</bdi>,
                  date: format.date(own.expires_at),
                }}
              />
            ) : way.reason ? (
              <FormattedMessage {...tellFailure(way.reason, visit !== undefined)} />
            ) : (
              <FormattedMessage {...(way.status === null ? messages.austriaNothing : messages.austriaWaiting)} />
            )}
          </Text>
          {isDone && visit && (
            <Inline gap={3}>
              <ButtonLink href={visit.documentHref}>
                <FormattedMessage {...directMessages.sign} />
              </ButtonLink>
            </Inline>
          )}
          {!isDone && (
            <Inline gap={3}>
              <ButtonLink href={visit ? ofRequest(directLawPages.EIDAS, visit.requestId) : lawPages.EIDAS.path}>
                <FormattedMessage {...(state === 'failure' ? messages.again : messages.identify)} />
              </ButtonLink>
            </Inline>
          )}
        </Stack>
      </Card>
    </WayFrame>
  );
}
