import { keepCelloCode } from '@sigillum/api-contracts/user/keep-cello-code.ts';
import { useEffect } from 'react';
import { useApiClient } from '../http/browser-api.ts';
import { forgetUcc, useStoredUcc } from './stored-ucc.ts';

/** Hands the code of a recommendation over for somebody who had an account before; one that is not taken stays for another time. */
export function useHandOverUcc(): void {
  const ucc = useStoredUcc();
  const client = useApiClient();
  useEffect(() => {
    if (ucc) client.call(keepCelloCode, { body: { celloUCC: ucc } }).then(forgetUcc, () => undefined);
  }, [ucc, client]);
}
