import type { ProblemKey } from '@sigillum/api-contracts/problems.ts';
import { Verification } from '@sigillum/api-contracts/verification/schemas.ts';
import { verifyDocument } from '@sigillum/api-contracts/verification/verify-document.ts';
import { useEffect, useRef, useState } from 'react';
import { isApiProblem } from '../forms/is-api-problem.ts';
import { bridge } from '../http/browser-api.ts';
import { sendFile } from '../http/send-file.ts';
import { judgeFile } from './judge-file.ts';

/** Where the check of a file stands. `sent` of its bytes have left; once all have, the server checks. */
export type Check =
  | { kind: 'none' }
  | { kind: 'sending'; file: File; sent: number }
  | { kind: 'refused'; file: File; key: ProblemKey }
  | { kind: 'done'; fileName: string; verification: Verification };

/** What is no answer of the API is a broken line. */
const nameFailure = (problem: unknown): ProblemKey =>
  isApiProblem(problem) ? (problem.key ?? 'error.internal') : 'file.upload.interrupted';

/** Sends one file at a time to be checked, and keeps what came of it for as long as the screen is shown. */
export function useVerification() {
  const [check, setCheck] = useState<Check>({ kind: 'none' });
  const abortRef = useRef<AbortController>(undefined);
  useEffect(() => () => abortRef.current?.abort(), []);

  function leave() {
    abortRef.current?.abort();
    setCheck({ kind: 'none' });
  }

  async function start(file: File) {
    abortRef.current?.abort();
    const key = judgeFile(file);
    if (key) return setCheck({ kind: 'refused', file, key });
    const abort = (abortRef.current = new AbortController());
    const become = (next: Check) => abort.signal.aborted || setCheck(next);
    become({ kind: 'sending', file, sent: 0 });
    try {
      const verification = await sendFile(bridge(verifyDocument.path), file, {
        contentType: 'application/pdf',
        answer: Verification,
        signal: abort.signal,
        onProgress: (sent) => become({ kind: 'sending', file, sent }),
      });
      become({ kind: 'done', fileName: file.name, verification });
    } catch (problem) {
      become({ kind: 'refused', file, key: nameFailure(problem) });
    }
  }

  return { check, start, leave };
}
