import { endHandOverDirectly } from '@sigillum/api-contracts/signing/end-hand-over-directly.ts';
import type { DirectSignatureRequest } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import { Banner, Button } from '@sigillum/design-system';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApiClient } from '../../http/browser-api.ts';
import { callOnce } from '../../http/idempotency-key.ts';
import { useDocument } from '../../providers.tsx';
import { signingHandOverMessages as messages } from '../hand-over-messages.ts';

/** Says whose device this is, and gives it back. */
export function HandOverBar({ by, until }: NonNullable<DirectSignatureRequest['handed_over']>) {
  const api = useApiClient();
  const { formatTime } = useIntl();
  const { zone } = useDocument();
  const [isLoading, setLoading] = useState(false);

  async function giveBack() {
    setLoading(true);
    // Where it cannot be ended now, it ends by itself; the page is closed in any case.
    await callOnce(api, endHandOverDirectly, {}).catch(() => undefined);
    window.location.replace('/handed-back');
  }

  const time = formatTime(until, { timeZone: zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  return (
    <Banner
      look="bar"
      actions={
        <Button variant="secondary" size="small" isLoading={isLoading} onClick={() => void giveBack()}>
          <FormattedMessage {...messages.giveBack} />
        </Button>
      }
    >
      <FormattedMessage {...messages.bar} values={{ name: <bdi key="name">{by}</bdi>, time }} />
    </Banner>
  );
}
