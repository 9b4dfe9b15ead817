import { ApiProblem } from '@sigillum/api-contracts/client.ts';
import type { RequestDocument } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import { describe, expect, it } from 'vitest';
import { UploadQueue, type CopiedFields } from './upload-queue.ts';

const settle = () => new Promise((resolve) => setImmediate(resolve));
const pdf = (name: string, size = 10) => ({ name, size }) as File;
const refusal = (status: number, key?: string) =>
  new ApiProblem({ type: '', method: 'POST', path: '', status, message: '', ...(key && { key }) });

/** A queue whose server is answered by hand. */
function arrange({ requestId }: { requestId?: string } = {}) {
  const drafts: PromiseWithResolvers<string>[] = [];
  const sent: ({
    file: File;
    uploadId: string;
    copy?: CopiedFields;
    signal: AbortSignal;
    onProgress: (sent: number) => void;
  } & PromiseWithResolvers<RequestDocument>)[] = [];
  const removed: string[] = [];
  const queue = new UploadQueue(
    {
      createDraft: () => {
        const draft = Promise.withResolvers<string>();
        drafts.push(draft);
        return draft.promise;
      },
      sendFile: (_requestId, file, options) => {
        const call = { file, ...options, ...Promise.withResolvers<RequestDocument>() };
        options.signal.addEventListener('abort', () => call.reject(new DOMException('', 'AbortError')));
        sent.push(call);
        return call.promise;
      },
      removeDocument: async (_requestId, documentId) => void removed.push(documentId),
      deleteDraft: async (deletedId) => void removed.push(deletedId),
    },
    requestId,
  );
  const states = () => queue.getSnapshot().uploads.map(({ state }) => state.kind);
  const finish = async (index: number) => {
    sent[index]!.resolve({ id: `d${index}`, name: sent[index]!.file.name } as RequestDocument);
    await settle();
  };
  return { queue, drafts, sent, removed, states, finish };
}

describe('sending files into a draft', () => {
  it('makes the draft once and sends the files one after another, so that they keep their order', async () => {
    const { queue, drafts, sent, states, finish } = arrange();
    queue.add([pdf('a.pdf'), pdf('b.pdf'), pdf('c.pdf')]);
    expect(drafts).toHaveLength(1);
    drafts[0]!.resolve('r1');
    await settle();
    expect(states()).toEqual(['sending', 'waiting', 'waiting']);
    expect(queue.getSnapshot().requestId).toBe('r1');
    await finish(0);
    expect(states()).toEqual(['done', 'sending', 'waiting']);
    await finish(1);
    await finish(2);
    expect(states()).toEqual(['done', 'done', 'done']);
    expect(sent.map(({ file }) => file.name)).toEqual(['a.pdf', 'b.pdf', 'c.pdf']);
  });

  it('shows how much of each file has left', async () => {
    const { queue, sent } = arrange({ requestId: 'r1' });
    queue.add([pdf('a.pdf', 100)]);
    await settle();
    sent[0]!.onProgress(40);
    expect(queue.getSnapshot().uploads[0]!.state).toEqual({ kind: 'sending', sent: 40 });
  });

  it('goes on with the others when one is refused, and says why', async () => {
    const { queue, sent, states, finish } = arrange({ requestId: 'r1' });
    queue.add([pdf('bad.pdf'), pdf('good.pdf'), pdf('more.pdf')]);
    await settle();
    sent[0]!.reject(refusal(422, 'file.pdf.password_protected'));
    await settle();
    expect(queue.getSnapshot().uploads[0]!.state).toEqual({ kind: 'refused', key: 'file.pdf.password_protected' });
    await finish(1);
    await finish(2);
    expect(states()).toEqual(['refused', 'done', 'done']);
  });

  it('sends again what a broken line has stopped, under the same name for the server', async () => {
    const { queue, sent, states, finish } = arrange({ requestId: 'r1' });
    queue.add([pdf('a.pdf')]);
    await settle();
    sent[0]!.reject(new TypeError('network'));
    await settle();
    expect(queue.getSnapshot().uploads[0]!.state).toEqual({ kind: 'refused', key: 'file.upload.interrupted' });
    queue.retry('1');
    await settle();
    expect(sent[1]!.uploadId).toBe(sent[0]!.uploadId);
    await finish(1);
    expect(states()).toEqual(['done']);
  });

  it('sends a refused file once more for a copy of it', async () => {
    const { queue, sent, states, finish } = arrange({ requestId: 'r1' });
    queue.add([pdf('form.pdf')]);
    await settle();
    expect(sent[0]!.copy).toBeUndefined();
    sent[0]!.reject(refusal(422, 'file.pdf.javascript'));
    await settle();
    queue.copy('1', 'FLATTEN');
    await settle();
    expect(sent[1]!.copy).toBe('FLATTEN');
    await finish(1);
    expect(states()).toEqual(['done']);
  });

  it('tries to make the draft again with the next try', async () => {
    const { queue, drafts, states } = arrange();
    queue.add([pdf('a.pdf')]);
    drafts[0]!.reject(refusal(503));
    await settle();
    expect(queue.getSnapshot().uploads[0]!.state).toEqual({ kind: 'refused', key: 'error.internal' });
    queue.retry('1');
    await settle();
    drafts[1]!.resolve('r1');
    await settle();
    expect(states()).toEqual(['sending']);
  });

  it('stops a file on its way and takes an arrived one out of the draft', async () => {
    const { queue, sent, removed, states, finish } = arrange({ requestId: 'r1' });
    queue.add([pdf('a.pdf'), pdf('b.pdf')]);
    await settle();
    await queue.remove('1');
    expect(sent[0]!.signal.aborted).toBe(true);
    sent[0]!.reject(new DOMException('aborted', 'AbortError'));
    await settle();
    expect(removed).toEqual([]);
    await finish(1);
    expect(states()).toEqual(['done']);
    await queue.remove('2');
    expect(removed).toEqual(['d1']);
    expect(states()).toEqual([]);
  });

  it('takes its draft away with the last document, and makes a new one for the next file', async () => {
    const { queue, drafts, removed, finish } = arrange();
    queue.add([pdf('wrong.pdf')]);
    drafts[0]!.resolve('r1');
    await settle();
    await finish(0);
    await queue.remove('1');
    expect(removed).toEqual(['r1']);
    expect(queue.getSnapshot()).toEqual({ uploads: [], requestId: undefined });
    queue.add([pdf('right.pdf')]);
    expect(drafts).toHaveLength(2);
  });

  it('names its draft after the first file that is not refused', async () => {
    const { queue, drafts, sent, removed, states, finish } = arrange();
    queue.add([pdf('notes.pdf'), pdf('contract.pdf'), pdf('annex.pdf')]);
    drafts[0]!.resolve('r1');
    await settle();
    sent[0]!.reject(refusal(415, 'file.pdf.not_a_pdf'));
    await settle();
    expect(removed).toEqual(['r1']);
    drafts[1]!.resolve('r2');
    await settle();
    await finish(1);
    await finish(2);
    expect(states()).toEqual(['refused', 'done', 'done']);
    expect(drafts).toHaveLength(2);
    expect(queue.getSnapshot().requestId).toBe('r2');
    expect(removed).toEqual(['r1']);
  });

  it('keeps its draft for another try of the file that it is named after', async () => {
    const { queue, drafts, sent, removed, finish } = arrange();
    queue.add([pdf('a.pdf')]);
    drafts[0]!.resolve('r1');
    await settle();
    sent[0]!.reject(new TypeError('network'));
    await settle();
    queue.retry('1');
    await settle();
    await finish(1);
    expect([drafts.length, removed]).toEqual([1, []]);
  });

  it('refuses the 51st file and what is too large together, before anything is sent', async () => {
    const { queue, sent } = arrange({ requestId: 'r1' });
    queue.add([
      pdf('large.pdf', 112_000_000),
      pdf('too-much.pdf', 500_001),
      ...Array.from({ length: 50 }, (_, index) => pdf(`${index}.pdf`, 1)),
    ]);
    await settle();
    const refused = queue.getSnapshot().uploads.filter(({ state }) => state.kind === 'refused');
    expect(refused.map(({ file, state }) => [file.name, state.kind === 'refused' && state.key])).toEqual([
      ['too-much.pdf', 'file.upload.too_large'],
      ['49.pdf', 'error.sr.too_many_documents'],
    ]);
    expect(sent.map(({ file }) => file.name)).toEqual(['large.pdf']);
    await queue.remove('1');
    queue.retry('2');
    expect(queue.getSnapshot().uploads[0]!.state.kind).toBe('waiting');
  });
});
