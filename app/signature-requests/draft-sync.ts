import type { Client } from '@sigillum/api-contracts/client.ts';
import { getSignatureRequest } from '@sigillum/api-contracts/signature-requests/get-signature-request.ts';
import type { SignatureRequest } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import { updateSignatureRequest } from '@sigillum/api-contracts/signature-requests/update-signature-request.ts';
import { isApiProblem } from '../forms/is-api-problem.ts';
import { clashes, DraftClash } from './draft-clash.ts';
import { type DraftChange, dropGone } from './draft-change.ts';

/** Told of a draft that has moved on since `base`. */
type Meet = (base: SignatureRequest, theirs: SignatureRequest) => void;

/**
 * Saves changes of a draft that others may edit, too: each names the draft that it was made on. Where that has changed, the draft as it is
 * now is read and told to whoever follows; the change follows if it overwrites nothing of it, and is a DraftClash if it does.
 */
export function openDraftSync(api: Client, loaded: SignatureRequest) {
  const params = { id: loaded.id };
  let base = loaded;
  let hasMovedOn = false;
  let meet: Meet = () => {};

  async function catchUp(change: DraftChange): Promise<void> {
    const before = base;
    hasMovedOn = false;
    base = await api.call(getSignatureRequest, { params });
    meet(before, base);
    if (clashes(before, base, change)) throw new DraftClash();
  }

  async function save(change: DraftChange): Promise<void> {
    if (hasMovedOn) await catchUp(change);
    const body = { ...dropGone(change, base), updated_at: base.updated_at };
    try {
      base = await api.call(updateSignatureRequest, { params, body });
    } catch (problem) {
      if (!isApiProblem(problem) || problem.key !== 'error.sr.changed_meanwhile') throw problem;
      await catchUp(change);
      await save(change);
    }
  }

  return {
    save,
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
