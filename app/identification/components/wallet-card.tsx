import type { IdentWallet } from '@sigillum/api-contracts/identification/schemas.ts';
import { Badge, ButtonLink, Card, Heading, Inline, Stack, Text } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { directWalletPages, ofRequest } from '../direct/visit-places.ts';
import { identificationElsewhereMessages as elsewhereMessages } from '../elsewhere-messages.ts';
import { identificationStandardsMessages as standards } from '../standards-messages.ts';
import { readWayState, stateTexts, walletScreens } from '../way-screens.ts';
import type { Visit } from './visit.ts';

export interface WalletCardProps {
  wallet: IdentWallet;
  known: Parameters<typeof readWayState>[2];
  visit?: Visit | undefined;
  /** The request for which an account's person came. */
  requestId?: string | undefined;
}

/** A wallet among the ways under its law. */
export function WalletCard({ wallet, known, visit, requestId = visit?.requestId }: WalletCardProps) {
  const state = readWayState(wallet, wallet.legislation, known);
  const { path, name, text } = walletScreens[wallet.service];
  const page = visit ? directWalletPages[wallet.service] : path;
  return (
    <Card>
      <Stack gap={3}>
        <Inline gap={3} justify="space-between">
          <Heading level={2} look="title">
            <FormattedMessage {...name} />
          </Heading>
          <Badge tone={state === 'failure' ? 'warning' : state === 'none' ? 'neutral' : 'pine'}>
            <FormattedMessage {...(state === 'none' ? standards.coveredFree : stateTexts[state])} />
          </Badge>
        </Inline>
        <Text tone="soft">
          <FormattedMessage {...text} />
        </Text>
        {wallet.is_known && state !== 'done' ? (
          <Text>
            <FormattedMessage {...elsewhereMessages.known} />
          </Text>
        ) : (
          <Inline gap={3}>
            <ButtonLink href={requestId === undefined ? page : ofRequest(page, requestId)} variant="secondary">
              <FormattedMessage {...(state === 'none' ? standards.choose : standards.goOn)} />
            </ButtonLink>
          </Inline>
        )}
      </Stack>
    </Card>
  );
}
