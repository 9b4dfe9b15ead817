import { createSendTo } from '@sigillum/api-contracts/signature-requests/create-send-to.ts';
import type { NewSendTo } from '@sigillum/api-contracts/signature-requests/send-to-schemas.ts';
import { useState } from 'react';
import { describeFailure } from '../forms/describe-failure.ts';
import { useTexts } from '../forms/use-problem-text.ts';
import { useApiClient } from '../http/browser-api.ts';
import { makeIdempotencyKey } from '../http/idempotency-key.ts';
import { useModals } from '../modals/modals.tsx';

/** Hands a draft over by code; keeps address and code for as long as the screen is shown. */
export function useHandOver() {
  const api = useApiClient();
  const { snackbars } = useModals();
  const format = useTexts();
  const [key] = useState(makeIdempotencyKey);
  const [isHandingOver, setIsHandingOver] = useState(false);
  const [handedOver, setHandedOver] = useState<NewSendTo>();

  async function handOver(requestId: string) {
    setIsHandingOver(true);
    try {
      const body = { signature_request_id: requestId };
      setHandedOver(await api.call(createSendTo, { body }, { idempotencyKey: `${key}-${requestId}` }));
    } catch (error) {
      snackbars.add({ message: format(describeFailure(error)), tone: 'danger' });
    } finally {
      setIsHandingOver(false);
    }
  }
  return { handedOver, isHandingOver, handOver };
}
