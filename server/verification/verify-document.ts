import { verifyDocument as contract } from '@sigillum/api-contracts/verification/verify-document.ts';
import { implement } from '../http/implement.ts';
import { checkFile } from './check-file.ts';
import { receiveFile } from './receive-file.ts';
import { summariseReport } from './summarise-report.ts';
import { countCheck } from './verification-limits.ts';

export const verifyDocument = implement(contract, async ({ body }, context) => {
  const { verification } = context.services;
  await countCheck(context, 'file');
  const draft = await receiveFile(verification.files, body, context.meta.signal);
  try {
    const report = await checkFile(verification, draft.path, context.now);
    const { id, token, until } = await verification.files.keep(draft, report.revisions);
    return {
      status: 200 as const,
      body: { id, ...summariseReport(report), token, keptUntil: until.toISOString(), report },
    };
  } finally {
    // A file that is kept has been moved already.
    await verification.files.drop(draft);
  }
});
