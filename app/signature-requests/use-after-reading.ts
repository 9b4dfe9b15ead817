import { getSignatureRequest } from '@sigillum/api-contracts/signature-requests/get-signature-request.ts';
import type { SignatureRequest } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import { describeFailure } from '../forms/describe-failure.ts';
import { useTexts } from '../forms/use-problem-text.ts';
import { useApiClient } from '../http/browser-api.ts';
import { useModals } from '../modals/modals.tsx';

/** Makes what is done with a whole request possible from a list, whose rows do not hold all that is asked about: it is read first. */
export function useAfterReading(): (act: (request: SignatureRequest) => void) => (listed: { id: string }) => void {
  const api = useApiClient();
  const format = useTexts();
  const { snackbars } = useModals();
  return (act) => (listed) =>
    void api
      .call(getSignatureRequest, { params: { id: listed.id } })
      .then(act, (error: unknown) =>
        snackbars.add({ message: format(describeFailure(error)), tone: 'danger', durationMs: 6000 }),
      );
}
