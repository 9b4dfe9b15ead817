import type {
  IdentElsewhere,
  IdentIdAustria,
  IdentWallet,
  IdentWay,
} from '@sigillum/api-contracts/identification/schemas.ts';
import { ways, type WayName } from '@sigillum/api-contracts/identification/ways.ts';
import type { Legislation } from '@sigillum/api-contracts/schemas.ts';
import { ButtonLink, Inline, Text } from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { identMethodTexts } from '../ident-methods.ts';
import { identificationStandardsMessages as messages } from '../standards-messages.ts';
import { lawPages, readWayState, wayScreens } from '../way-screens.ts';
import { identificationDirectMessages as directMessages } from '../direct-messages.ts';
import { directWayPages, ofRequest, ofVisit } from '../direct/visit-places.ts';
import { CoverageBadge } from './coverage-badge.tsx';
import { AustriaCard } from './austria-card.tsx';
import { ChoiceCard } from './choice-card.tsx';
import { ElsewhereCard } from './elsewhere-card.tsx';
import { WalletCard } from './wallet-card.tsx';
import { findDocument, type Visit } from './visit.ts';
import { WayFrame } from './way-frame.tsx';

export interface WaysViewProps {
  law: Legislation;
  ways: readonly IdentWay[];
  known: Parameters<typeof readWayState>[2];
  visit?: Visit;
  /** The Austrian state's electronic identity, where the law knows it. */
  idAustria?: IdentIdAustria | undefined;
  /** Under any law. */
  wallets?: readonly IdentWallet[];
  /** What is done without Sigillum. */
  elsewhere?: readonly IdentElsewhere[];
  /** The request for which an account's person came. */
  requestId?: string | undefined;
}

/** The ways of being identified under one law; only what somebody pays for, or the person can, is offered. */
export function WaysView(props: WaysViewProps) {
  const { law, ways: all, known, visit, idAustria, wallets = [], elsewhere = [], requestId } = props;
  const { formatMessage } = useIntl();
  const own = all.filter(({ legislation, is_offered }) => legislation === law && is_offered);
  const askable = wallets.filter(({ legislation, is_offered }) => legislation === law && is_offered);
  const others = elsewhere.filter(({ legislation, is_offered }) => legislation === law && is_offered);
  const isOffered = own.length > 0 || askable.length > 0 || others.length > 0 || idAustria?.is_offered;
  return (
    <WayFrame
      title={<FormattedMessage {...messages.waysTitle} values={{ law: formatMessage(lawPages[law].name) }} />}
      documentHref={findDocument(visit, requestId)}
      text={<FormattedMessage {...(isOffered ? messages.waysText : messages.notOffered)} />}
    >
      {own.map((way) => (
        <WayCard key={way.kind} way={way} known={known} visit={visit} requestId={requestId} />
      ))}
      {askable.map((wallet) => (
        <WalletCard key={wallet.service} wallet={wallet} known={known} visit={visit} requestId={requestId} />
      ))}
      {idAustria?.is_offered && (
        <AustriaCard way={idAustria} known={known} isVisit={visit !== undefined} requestId={requestId} />
      )}
      {others.map((way) => (
        <ElsewhereCard
          key={way.kind}
          way={way}
          known={known}
          isVisit={visit !== undefined}
          nextHref={findDocument(visit, requestId)}
        />
      ))}
    </WayFrame>
  );
}

const findName = ({ service, kind }: IdentWay): WayName =>
  (Object.keys(ways) as WayName[]).find((name) => ways[name].service === service && ways[name].kind === kind)!;

interface WayCardProps extends Pick<WaysViewProps, 'known' | 'visit' | 'requestId'> {
  way: IdentWay;
}

function WayCard({ way, known, visit, requestId }: WayCardProps) {
  const wayName = findName(way);
  const { path, method } = wayScreens[wayName];
  const href = visit ? ofVisit(directWayPages[wayName], visit) : ofRequest(path, requestId);
  const { name, text } = identMethodTexts[method];
  const state = readWayState(way, way.legislation, known);
  const isOpen = way.is_covered || way.prices.length > 0 || way.payment?.state === 'paid' || state !== 'none';
  return (
    <ChoiceCard
      name={name}
      text={text}
      state={state}
      cost={<CoverageBadge way={way} />}
      isKnown={state === 'none' && way.is_known}
    >
      {isOpen ? (
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
    </ChoiceCard>
  );
}
