import type { User } from '@sigillum/api-contracts/user/schemas.ts';
import { addSignature } from '@sigillum/api-contracts/signature-requests/add-signature.ts';
import { initiateSignatureRequest } from '@sigillum/api-contracts/signature-requests/initiate-signature-request.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { describeFailure } from '../forms/describe-failure.ts';
import { useTexts } from '../forms/use-problem-text.ts';
import { useApiClient } from '../http/browser-api.ts';
import { makeIdempotencyKey } from '../http/idempotency-key.ts';
import { useModals } from '../modals/modals.tsx';

/** Makes a person the one signer of a draft and leads to the signing. Tried again, nobody is added twice: both calls keep their keys. */
export function useSignAlone(person: Pick<User, 'email' | 'firstName' | 'lastName'>) {
  const api = useApiClient();
  const navigate = useNavigate();
  const { snackbars } = useModals();
  const format = useTexts();
  const [key] = useState(makeIdempotencyKey);
  const [isStarting, setIsStarting] = useState(false);

  async function signAlone(id: string) {
    setIsStarting(true);
    const { email, firstName: first_name, lastName: last_name } = person;
    const identity = { email_address: email, first_name, last_name };
    const body = { account_email: email, signer_identity_data: identity, notify: false };
    try {
      await api.call(addSignature, { params: { id }, body }, { idempotencyKey: `${key}-${id}-signer` });
      await api.call(initiateSignatureRequest, { params: { id } }, { idempotencyKey: `${key}-${id}-start` });
      await navigate(`/view/${id}`);
    } catch (error) {
      snackbars.add({ message: format(describeFailure(error)), tone: 'danger' });
      setIsStarting(false);
    }
  }
  return { isStarting, signAlone };
}
