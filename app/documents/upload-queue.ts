import type { ProblemKey } from '@sigillum/api-contracts/problems.ts';
import type { RequestDocument } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import { isApiProblem } from '../forms/is-api-problem.ts';

/** Limits of a request (wire shapes, Signature request and Document). */
export const greatestDocumentCount = 50;
export const greatestTotalBytes = 112_500_000;

export type UploadState =
  | { kind: 'waiting' }
  /** `sent` of the file's bytes have left; once all have, the server inspects the file. */
  | { kind: 'sending'; sent: number }
  | { kind: 'done'; document: RequestDocument }
  | { kind: 'refused'; key: ProblemKey };

/** What becomes of the fields of a form in a clean copy. */
export type CopiedFields = 'KEEP' | 'FLATTEN';

/** A file refused for what it does, which a copy of it does not. */
export const copiedProblems: ReadonlySet<ProblemKey> = new Set<ProblemKey>([
  'file.pdf.javascript',
  'file.pdf.launch_action',
  'file.pdf.automatic_action',
]);

/** A file on its way into a draft. */
export interface Upload {
  id: string;
  file: File;
  /** Set where a copy without the file's actions is wanted in its place. */
  copy?: CopiedFields;
  state: UploadState;
}

/** What the queue needs of the server. */
export interface UploadPort {
  /** Makes the draft that the files go into, named after the first of them. Answers its id. */
  createDraft: (firstFile: File) => Promise<string>;
  sendFile: (
    requestId: string,
    file: File,
    options: { uploadId: string; copy?: CopiedFields; signal: AbortSignal; onProgress: (sent: number) => void },
  ) => Promise<RequestDocument>;
  removeDocument: (requestId: string, documentId: string) => Promise<void>;
  /** Erases a draft that this queue has made and that is to hold nothing. */
  deleteDraft: (requestId: string) => Promise<void>;
}

export interface UploadSnapshot {
  uploads: readonly Upload[];
  /** The draft, once it exists. */
  requestId: string | undefined;
}

/** What is no answer of the API is a broken line. */
export const nameFailure = (problem: unknown): ProblemKey =>
  isApiProblem(problem) ? (problem.key ?? 'error.internal') : 'file.upload.interrupted';

/** The limit that one more file would exceed. `others` are the files that count. */
function judgeLimits(file: File, others: readonly Upload[]): ProblemKey | undefined {
  if (others.length >= greatestDocumentCount) return 'error.sr.too_many_documents';
  const bytes = others.reduce((sum, upload) => sum + upload.file.size, file.size);
  return bytes > greatestTotalBytes ? 'file.upload.too_large' : undefined;
}

/** Sends files into a draft one after another, so that they stand in it in their order; each has its own progress, refusal and second try. */
export class UploadQueue {
  #snapshot: UploadSnapshot;
  #draft: Promise<string> | undefined;
  /** The file that the draft is named after. */
  #namedAfter: File | undefined;
  #aborts = new Map<string, AbortController>();
  #listeners = new Set<() => void>();
  #nextId = 1;
  readonly #port: UploadPort;
  readonly #ownsDraft: boolean;

  /** `requestId`: a draft that exists already. */
  constructor(port: UploadPort, requestId?: string) {
    this.#port = port;
    this.#ownsDraft = requestId === undefined;
    this.#snapshot = { uploads: [], requestId };
    if (requestId !== undefined) this.#draft = Promise.resolve(requestId);
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  getSnapshot = (): UploadSnapshot => this.#snapshot;

  /** Takes files over. What exceeds the limits of a request is refused at once, before anything is sent. */
  add(files: readonly File[]): void {
    for (const file of files) {
      const id = String(this.#nextId++);
      this.#become({ uploads: [...this.#snapshot.uploads, { id, file, state: { kind: 'waiting' } }] });
      this.#admit(id);
    }
    this.#proceed();
  }

  retry(id: string): void {
    this.#admit(id);
    this.#proceed();
  }

  /** Sends a refused file once more, for a copy without what it was refused for. */
  copy(id: string, copy: CopiedFields): void {
    this.#become({
      uploads: this.#snapshot.uploads.map((upload) => (upload.id === id ? { ...upload, copy } : upload)),
    });
    this.retry(id);
  }

  /** Forgets a file: stops it on its way, or takes its document out of the draft again. Throws when the server keeps the document. */
  async remove(id: string): Promise<void> {
    const upload = this.#snapshot.uploads.find((one) => one.id === id);
    this.#aborts.get(id)?.abort();
    if (upload?.state.kind === 'done') await this.#takeBack(upload.state.document.id);
    this.#become({ uploads: this.#snapshot.uploads.filter((one) => one.id !== id) });
    this.#proceed();
  }

  /** Takes over what has become of the document of a file that has arrived. */
  adopt(document: RequestDocument): void {
    for (const { id, state } of this.#snapshot.uploads)
      if (state.kind === 'done' && state.document.id === document.id) this.#change(id, { kind: 'done', document });
  }

  /** Takes an arrived file off the list, because it is shown elsewhere now. Its document stays. */
  forget(id: string): void {
    this.#become({ uploads: this.#snapshot.uploads.filter((one) => one.id !== id) });
  }

  /** Stops everything on its way, for when the person leaves. */
  stop(): void {
    for (const abort of this.#aborts.values()) abort.abort();
  }

  /** The last document of a request cannot be removed, so an own draft goes with it; the next file makes a new one. */
  async #takeBack(documentId: string): Promise<void> {
    const { uploads, requestId } = this.#snapshot;
    const isLast = uploads.every(
      ({ state }) => state.kind === 'refused' || (state.kind === 'done' && state.document.id === documentId),
    );
    if (!isLast || !this.#ownsDraft) return this.#port.removeDocument(requestId!, documentId);
    await this.#port.deleteDraft(requestId!);
    this.#forgetDraft();
  }

  #admit(id: string): void {
    const { uploads } = this.#snapshot;
    const upload = uploads.find((one) => one.id === id);
    if (!upload) return;
    const key = judgeLimits(
      upload.file,
      uploads.filter((one) => one.id !== id && one.state.kind !== 'refused'),
    );
    this.#change(id, key ? { kind: 'refused', key } : { kind: 'waiting' });
  }

  #proceed(): void {
    for (const upload of this.#snapshot.uploads) {
      if (this.#aborts.size > 0) return;
      if (upload.state.kind === 'waiting' && !this.#aborts.has(upload.id)) void this.#send(upload);
    }
  }

  async #send({ id, file, copy }: Upload): Promise<void> {
    const abort = new AbortController();
    this.#aborts.set(id, abort);
    this.#change(id, { kind: 'sending', sent: 0 });
    try {
      const requestId = await this.#openDraft(file);
      abort.signal.throwIfAborted();
      const onProgress = (sent: number) => this.#change(id, { kind: 'sending', sent });
      const options = { uploadId: id, ...(copy && { copy }), signal: abort.signal, onProgress };
      const document = await this.#port.sendFile(requestId, file, options);
      this.#change(id, { kind: 'done', document });
    } catch (problem) {
      if (!abort.signal.aborted) this.#change(id, { kind: 'refused', key: nameFailure(problem) });
    } finally {
      this.#aborts.delete(id);
      this.#proceed();
    }
  }

  async #openDraft(firstFile: File): Promise<string> {
    if (this.#isMisnamed(firstFile)) await this.#leaveName();
    this.#namedAfter ??= firstFile;
    this.#draft ??= this.#port.createDraft(firstFile).then((requestId) => {
      this.#become({ requestId });
      return requestId;
    });
    return this.#draft.catch((problem: unknown) => {
      this.#forgetDraft();
      throw problem;
    });
  }

  /** Whether an own draft that holds nothing is named after another file, which was refused. */
  #isMisnamed(file: File): boolean {
    const { uploads, requestId } = this.#snapshot;
    const isEmpty = uploads.every(({ state }) => state.kind !== 'done');
    return this.#ownsDraft && requestId !== undefined && isEmpty && this.#namedAfter !== file;
  }

  /** Takes the draft away, so that the next one has the name of the next file. Where that fails its name stays: better than a file that is not sent. */
  async #leaveName(): Promise<void> {
    await this.#port.deleteDraft(this.#snapshot.requestId!).then(
      () => this.#forgetDraft(),
      () => undefined,
    );
  }

  #forgetDraft(): void {
    this.#draft = undefined;
    this.#namedAfter = undefined;
    if (this.#ownsDraft) this.#become({ requestId: undefined });
  }

  #change(id: string, state: UploadState): void {
    this.#become({
      uploads: this.#snapshot.uploads.map((upload) => (upload.id === id ? { ...upload, state } : upload)),
    });
  }

  #become(change: Partial<UploadSnapshot>): void {
    this.#snapshot = { ...this.#snapshot, ...change };
    for (const listener of this.#listeners) listener();
  }
}
