import type { Client } from '@sigillum/api-contracts/client.ts';
import { getSignatureRequest } from '@sigillum/api-contracts/signature-requests/get-signature-request.ts';
import type { SignatureRequest } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import { updateSignatureRequest } from '@sigillum/api-contracts/signature-requests/update-signature-request.ts';
import { isApiProblem } from '../forms/is-api-problem.ts';
import { clashes, DraftClash } from './draft-clash.ts';
import { applyChange, type DraftChange, dropGone } from './draft-change.ts';

/** Told of a draft that has moved on since `base`; answers whether the screen shows something else by it. `isSending`: it was about to be sent. */
type Meet = (base: SignatureRequest, theirs: SignatureRequest, isSending: boolean) => boolean;

/**
 * Saves changes of a draft that others may edit, too: each names the draft that it was made on. Where that has changed, the draft as it is
 * now is read and told to whoever follows; the change follows if it overwrites nothing of it, and is a DraftClash if it does.
 */
export function openDraftSync(api: Client, loaded: SignatureRequest) {
  const params = { id: loaded.id };
  let base = loaded;
  let hasMovedOn = false;
  let meet: Meet = () => false;
  /** What was sent since `base` and not answered: each of it may be what the draft is now. */
  let unanswered: DraftChange[] = [];

  async function catchUp(change: DraftChange): Promise<void> {
    const theirs = await api.call(getSignatureRequest, { params });
    const before = [base, ...unanswered.map((sent) => applyChange(base, sent))];
    meet(base, theirs, false);
    [base, hasMovedOn, unanswered] = [theirs, false, []];
    if (before.every((one) => clashes(one, theirs, change))) throw new DraftClash();
  }

  async function save(change: DraftChange): Promise<void> {
    if (hasMovedOn) await catchUp(change);
    const body = { ...dropGone(change, base), updated_at: base.updated_at };
    try {
      base = await api.call(updateSignatureRequest, { params, body });
      unanswered = [];
    } catch (problem) {
      if (!isApiProblem(problem)) unanswered.push(body);
      if (!isApiProblem(problem) || problem.key !== 'error.sr.changed_meanwhile') throw problem;
      await catchUp(change);
      await save(change);
    }
  }

  return {
    save,
    /** Reads the draft once more before it is sent. Answers whether it is as the screen shows it; if not, the screen shows it now. */
    async look(): Promise<boolean> {
      const theirs = await api.call(getSignatureRequest, { params });
      const isOther = meet(base, theirs, true);
      [base, hasMovedOn, unanswered] = [theirs, false, []];
      return !isOther;
    },
    /** People and documents are changed by calls of their own: the draft has moved on by this screen's doing. */
    moveOn(): void {
      hasMovedOn = true;
    },
    /** Keeps whoever shows the draft, as it is now. */
    follow(next: Meet): void {
      meet = next;
    },
  };
}
