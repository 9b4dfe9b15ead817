import { handOver } from '@sigillum/api-contracts/signing/hand-over.ts';
import type { Signature } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import { namePerson } from '../common/name-person.ts';
import { useApiClient } from '../http/browser-api.ts';
import { callOnce } from '../http/idempotency-key.ts';
import { useModals } from '../modals/modals.tsx';
import { handOverDialog } from './dialogs.ts';

/** Hands this device to a signer of a request, after a question. The page is left for good: nothing of it stays in memory. */
export function useHandOver(requestId: string): (signature: Signature) => void {
  const api = useApiClient();
  const { dialogs } = useModals();
  return ({ sid, signer_identity_data: person }) => {
    const name = namePerson(person.first_name, person.last_name, person.email_address);
    void dialogs.open(handOverDialog, { name }, async () => {
      const { url } = await callOnce(api, handOver, { params: { id: requestId, sid } });
      window.location.replace(url);
    });
  };
}
