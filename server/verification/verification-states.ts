import { Readable } from 'node:stream';
import type { verificationStates } from '@sigillum/api-contracts/verification/states.ts';
import { countTry } from '../http/limit-rate.ts';
import { buildSamplePdf } from '../testing/sample-pdf.ts';
import type { StateHandlers } from '../testing/states.ts';
import { checkLimit } from './verification-limits.ts';

export const verificationStateHandlers: StateHandlers<typeof verificationStates> = {
  async 'a file with one page was checked a moment ago'({ id, token }, { services }) {
    const { files } = services.verification;
    const file = buildSamplePdf('Lease');
    const draft = await files.receive(Readable.from([file]), file.length);
    await files.keep(draft, [file.length], { id, token });
  },
  async 'this address has checked too many files'({ ip, count }, { services }) {
    await countTry(services.db, checkLimit(ip), services.now(), { weight: count });
  },
};
