import type { DirectIdentification, IdentIdAustria } from '@sigillum/api-contracts/identification/schemas.ts';
import { Badge, Banner, ButtonLink, Card, Inline, Stack, Text } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import type { TextReference } from '../../forms/describe-violation.ts';
import { identificationStandardsMessages as messages } from '../standards-messages.ts';
import { lawPages, readWayState, stateTexts, tellFailure } from '../way-screens.ts';
import { directLawPages, ofRequest, ofVisit } from '../direct/visit-places.ts';
import { Identified } from './identified.tsx';
import { findDocument, type Visit } from './visit.ts';
import { WayFrame } from './way-frame.tsx';

export interface AustriaReturnViewProps {
  way: IdentIdAustria;
  known: readonly DirectIdentification[];
  problem?: TextReference;
  visit?: Visit;
  /** The request that waits for an account's person. */
  requestId?: string | undefined;
}

/** What has come of the way to ID Austria. */
export function AustriaReturnView({ way, known, problem, visit, requestId }: AustriaReturnViewProps) {
  const state = readWayState(way, 'EIDAS', known);
  const own = known.find(({ legislation, is_active }) => legislation === 'EIDAS' && is_active);
  const isDone = state === 'done' && own !== undefined;
  const waysHref = visit ? ofVisit(directLawPages.EIDAS, visit) : ofRequest(lawPages.EIDAS.path, requestId);
  return (
    <WayFrame
      documentHref={findDocument(visit, requestId)}
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
          {isDone ? (
            <Identified known={own} visit={visit} requestId={requestId} />
          ) : (
            <>
              <Text>
                {way.reason ? (
                  <FormattedMessage {...tellFailure(way.reason, visit !== undefined)} />
                ) : (
                  <FormattedMessage {...(way.status === null ? messages.austriaNothing : messages.austriaWaiting)} />
                )}
              </Text>
              <Inline gap={3}>
                <ButtonLink href={waysHref}>
                  <FormattedMessage {...(state === 'failure' ? messages.again : messages.identify)} />
                </ButtonLink>
              </Inline>
            </>
          )}
        </Stack>
      </Card>
    </WayFrame>
  );
}
