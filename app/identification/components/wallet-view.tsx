import type { DirectIdentification, IdentWallet } from '@sigillum/api-contracts/identification/schemas.ts';
import { Banner, Button, ButtonLink, Card, Inline, Stack, Text } from '@sigillum/design-system';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useRevalidator } from 'react-router';
import { styled } from 'styled-components';
import { useChange } from '../../forms/use-change.ts';
import type { QrCode } from '../../two-step/draw-qr.ts';
import { identificationStandardsMessages as standards } from '../standards-messages.ts';
import { identificationWalletMessages as messages } from '../wallet-messages.ts';
import { readWayState, tellFailure, walletScreens } from '../way-screens.ts';
import { Identified } from './identified.tsx';
import { NameHint } from './name-hint.tsx';
import { findDocument, type Visit } from './visit.ts';
import { WayFrame } from './way-frame.tsx';
import { WayStatus } from './way-status.tsx';

export interface WalletViewProps {
  wallet: IdentWallet;
  /** What opens the wallet, for another device; null where nothing is asked. */
  qr: QrCode | null;
  known: readonly DirectIdentification[];
  /** The account's, or that of the invitation; empty where it says none. */
  personName: string;
  visit?: Visit;
  /** The request that waits for an account's person. */
  requestId?: string | undefined;
}

/** How often the page looks again while the wallet is asked. */
const lookMs = 3000;

/** Being identified by a wallet: a code for another device, a link for this one, and what came of it. */
export function WalletView({ wallet, qr, known, personName, visit, requestId }: WalletViewProps) {
  const { name, text } = walletScreens[wallet.service];
  const state = readWayState(wallet, wallet.legislation, known);
  const counting = known.find(({ legislation, is_active }) => legislation === wallet.legislation && is_active);
  const isOngoing = state === 'initialized' || state === 'inprogress';
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isOngoing) return undefined;
    const timer = setInterval(() => void revalidate(), lookMs);
    return () => clearInterval(timer);
  }, [isOngoing, revalidate]);
  return (
    <WayFrame
      documentHref={findDocument(visit, requestId)}
      title={<FormattedMessage {...name} />}
      text={<FormattedMessage {...text} />}
    >
      <Card>
        <Stack gap={4}>
          {wallet.is_local && (
            <Banner tone="warning">
              <FormattedMessage {...standards.local} />
            </Banner>
          )}
          <WayStatus state={state} ongoing={messages.waiting} />
          {isOngoing && <Asked url={wallet.url} qr={qr} />}
          {counting && !isOngoing && <Identified known={counting} visit={visit} requestId={requestId} />}
          {!isOngoing && state !== 'activatingQES' && !wallet.is_known && (
            <Begin {...{ wallet, personName }} isVisit={visit !== undefined} />
          )}
        </Stack>
      </Card>
    </WayFrame>
  );
}

function Begin({
  wallet: { is_offered, reason },
  personName,
  isVisit,
}: Pick<WalletViewProps, 'wallet' | 'personName'> & { isVisit: boolean }) {
  const { fetcher, form, error, isBusy } = useChange();
  if (!is_offered)
    return (
      <Text>
        <FormattedMessage {...messages.notOffered} />
      </Text>
    );
  return (
    <fetcher.Form {...form}>
      <Stack gap={4}>
        {error && <Banner tone="danger">{error}</Banner>}
        {reason && (
          <Text>
            <FormattedMessage {...tellFailure(reason, isVisit)} />
          </Text>
        )}
        <Text>
          <FormattedMessage {...messages.asked} /> <NameHint name={personName} isVisit={isVisit} />
        </Text>
        <Inline gap={3}>
          <Button type="submit" name="intent" value="start" isLoading={isBusy}>
            <FormattedMessage {...(reason ? standards.again : standards.start)} />
          </Button>
        </Inline>
      </Stack>
    </fetcher.Form>
  );
}

const Qr = styled.svg`
  display: block;
  width: min(100%, 260px);
  border-radius: 8px;
  background: #fff;
`;

function Asked({ url, qr }: { url: string | null; qr: QrCode | null }) {
  const { formatMessage } = useIntl();
  const { fetcher, form, error, isBusy } = useChange();
  return (
    <Stack gap={4}>
      {url && qr ? (
        <>
          <Text>
            <FormattedMessage {...messages.scan} />
          </Text>
          <Qr viewBox={`0 0 ${qr.size} ${qr.size}`} role="img" aria-label={formatMessage(messages.qr)}>
            <path d={qr.path} fill="#000" shapeRendering="crispEdges" />
          </Qr>
          <Inline gap={3}>
            <ButtonLink href={url} variant="secondary">
              <FormattedMessage {...messages.open} />
            </ButtonLink>
          </Inline>
        </>
      ) : (
        <Text>
          <FormattedMessage {...standards.preparing} />
        </Text>
      )}
      <fetcher.Form {...form}>
        {error && <Banner tone="danger">{error}</Banner>}
        <Button type="submit" name="intent" value="cancel" variant="secondary" isLoading={isBusy}>
          <FormattedMessage {...standards.cancel} />
        </Button>
      </fetcher.Form>
    </Stack>
  );
}
