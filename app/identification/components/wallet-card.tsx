import type { IdentWallet } from '@sigillum/api-contracts/identification/schemas.ts';
import { ButtonLink, Inline } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { directWalletPages, ofRequest, ofVisit } from '../direct/visit-places.ts';
import { identificationStandardsMessages as standards } from '../standards-messages.ts';
import { readWayState, walletScreens } from '../way-screens.ts';
import { ChoiceCard } from './choice-card.tsx';
import type { Visit } from './visit.ts';

export interface WalletCardProps {
  wallet: IdentWallet;
  known: Parameters<typeof readWayState>[2];
  visit?: Visit | undefined;
  /** The request for which an account's person came. */
  requestId?: string | undefined;
}

/** A wallet among the ways under its law. */
export function WalletCard({ wallet, known, visit, requestId }: WalletCardProps) {
  const state = readWayState(wallet, wallet.legislation, known);
  const { path, name, text } = walletScreens[wallet.service];
  const page = visit ? ofVisit(directWalletPages[wallet.service], visit) : ofRequest(path, requestId);
  return (
    <ChoiceCard name={name} text={text} state={state} isKnown={wallet.is_known && state !== 'done'}>
      <Inline gap={3}>
        <ButtonLink href={page} variant="secondary">
          <FormattedMessage {...(state === 'none' ? standards.choose : standards.goOn)} />
        </ButtonLink>
      </Inline>
    </ChoiceCard>
  );
}
