import type { IdentWallet } from '@sigillum/api-contracts/identification/schemas.ts';
import { Badge, ButtonLink, Card, Heading, Inline, Stack, Text } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { identificationStandardsMessages as standards } from '../standards-messages.ts';
import { readWayState, stateTexts, walletScreens } from '../way-screens.ts';

export interface WalletCardProps {
  wallet: IdentWallet;
  known: Parameters<typeof readWayState>[2];
}

/** A wallet among the ways under its law. */
export function WalletCard({ wallet, known }: WalletCardProps) {
  const state = readWayState(wallet, wallet.legislation, known);
  const { path, name, text } = walletScreens[wallet.service];
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
        <Inline gap={3}>
          <ButtonLink href={path} variant="secondary">
            <FormattedMessage {...(state === 'none' ? standards.choose : standards.goOn)} />
          </ButtonLink>
        </Inline>
      </Stack>
    </Card>
  );
}
