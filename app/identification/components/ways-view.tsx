import type { IdentIdAustria, IdentWay } from '@sigillum/api-contracts/identification/schemas.ts';
import { ways, type WayName } from '@sigillum/api-contracts/identification/ways.ts';
import type { Legislation } from '@sigillum/api-contracts/schemas.ts';
import { Badge, ButtonLink, Card, Heading, Inline, Stack, Text } from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { identMethodTexts } from '../ident-methods.ts';
import { identificationStandardsMessages as messages } from '../standards-messages.ts';
import { lawPages, readWayState, stateTexts, wayScreens } from '../way-screens.ts';
import { identificationDirectMessages as directMessages } from '../direct-messages.ts';
import { directWayPages, ofRequest } from '../direct/visit-places.ts';
import { CoverageBadge } from './coverage-badge.tsx';
import { AustriaCard } from './austria-card.tsx';
import type { Visit } from './visit.ts';
import { WayFrame } from './way-frame.tsx';

export interface WaysViewProps {
  law: Legislation;
  ways: readonly IdentWay[];
  known: Parameters<typeof readWayState>[2];
  visit?: Visit;
  /** The Austrian state's electronic identity, where the law knows it. */
  idAustria?: IdentIdAustria | undefined;
}

/** The ways of being identified under one law; only what is paid for is offered. */
export function WaysView({ law, ways: all, known, visit, idAustria }: WaysViewProps) {
  const { formatMessage } = useIntl();
  const own = all.filter(({ legislation, is_offered }) => legislation === law && is_offered);
  return (
    <WayFrame
      title={<FormattedMessage {...messages.waysTitle} values={{ law: formatMessage(lawPages[law].name) }} />}
      documentHref={visit?.documentHref}
      text={
        <FormattedMessage {...(own.length > 0 || idAustria?.is_offered ? messages.waysText : messages.notOffered)} />
      }
    >
      {own.map((way) => (
        <WayCard key={way.kind} way={way} known={known} visit={visit} />
      ))}
      {idAustria?.is_offered && <AustriaCard way={idAustria} known={known} isVisit={visit !== undefined} />}
    </WayFrame>
  );
}

const findName = ({ service, kind }: IdentWay): WayName =>
  (Object.keys(ways) as WayName[]).find((name) => ways[name].service === service && ways[name].kind === kind)!;

function WayCard({ way, known, visit }: { way: IdentWay; known: WaysViewProps['known']; visit: Visit | undefined }) {
  const wayName = findName(way);
  const { path, method } = wayScreens[wayName];
  const href = visit ? ofRequest(directWayPages[wayName], visit.requestId) : path;
  const { name, text } = identMethodTexts[method];
  const state = readWayState(way, way.legislation, known);
  return (
    <Card>
      <Stack gap={3}>
        <Inline gap={3} justify="space-between">
          <Heading level={2} look="title">
            <FormattedMessage {...name} />
          </Heading>
          {state === 'none' ? (
            <CoverageBadge way={way} />
          ) : (
            <Badge tone={state === 'failure' ? 'warning' : 'pine'}>
              <FormattedMessage {...stateTexts[state]} />
            </Badge>
          )}
        </Inline>
        <Text tone="soft">
          <FormattedMessage {...text} />
        </Text>
        {way.is_covered || state !== 'none' ? (
          <Inline gap={3}>
            <ButtonLink href={href} variant={state === 'none' ? 'secondary' : 'primary'}>
              <FormattedMessage {...(state === 'none' ? messages.choose : messages.goOn)} />
            </ButtonLink>
          </Inline>
        ) : (
          <Text>
            <FormattedMessage {...(visit ? directMessages.uncovered : messages.uncovered)} />
          </Text>
        )}
      </Stack>
    </Card>
  );
}
