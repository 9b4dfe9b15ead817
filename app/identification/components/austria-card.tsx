import type { IdentIdAustria } from '@sigillum/api-contracts/identification/schemas.ts';
import { startIdAustriaDirectly } from '@sigillum/api-contracts/identification/start-id-austria-directly.ts';
import { startIdAustria } from '@sigillum/api-contracts/identification/start-id-austria.ts';
import { Button, Inline } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { callOnce } from '../../http/idempotency-key.ts';
import { useApiClient } from '../../http/browser-api.ts';
import { useModals } from '../../modals/modals.tsx';
import { connectAustrianEidDialog } from '../dialogs.ts';
import { identMethodTexts } from '../ident-methods.ts';
import { identificationStandardsMessages as messages } from '../standards-messages.ts';
import { readWayState } from '../way-screens.ts';
import { ChoiceCard } from './choice-card.tsx';

export interface AustriaCardProps {
  way: IdentIdAustria;
  known: Parameters<typeof readWayState>[2];
  /** Whoever looks signs by a link. */
  isVisit?: boolean;
  /** The request for which an account's person came. */
  requestId?: string | undefined;
}

/** ID Austria among the ways under EU law: a dialog says what happens there, then the browser leaves. */
export function AustriaCard({ way, known, isVisit = false, requestId }: AustriaCardProps) {
  const api = useApiClient();
  const { dialogs } = useModals();
  const { name, text } = identMethodTexts['id-austria'];
  const state = readWayState(way, 'EIDAS', known);

  function open() {
    dialogs.open(connectAustrianEidDialog, { isQualified: way.quality === 'QES' }, async () => {
      const { url } = isVisit
        ? await callOnce(api, startIdAustriaDirectly, { body: {} })
        : await callOnce(api, startIdAustria, { body: requestId ? { signatureRequestId: requestId } : {} });
      if (url) window.location.assign(url);
    });
  }

  return (
    <ChoiceCard
      name={name}
      text={text}
      state={state === 'failure' || state === 'done' ? state : 'none'}
      isLocal={way.is_local}
      isKnown={way.is_known}
    >
      <Inline gap={3}>
        <Button variant="secondary" onClick={open}>
          <FormattedMessage {...messages.choose} />
        </Button>
      </Inline>
    </ChoiceCard>
  );
}
