import { StructureProblem } from '../../pdf/pdf-problem.ts';
import { limitAccess, readChunks, type RandomAccess } from '../../pdf/structure/random-access.ts';
import { compareRevisions } from './compare-revisions.ts';
import { numberOf } from './find-roles.ts';
import { findUnlistedObjects } from './find-unlisted-objects.ts';
import { readFormTree } from './form-tree.ts';
import { cacheBlocks } from './cache-blocks.ts';
import { ObjectStore } from './object-store.ts';
import { readPageList } from './page-list.ts';
import { ReferenceIndex } from './reference-index.ts';
import type { ChangeFact, RevisionChanges } from './revision-changes.ts';
import { RevisionHistory, type Revision } from './revision-history.ts';
import { RevisionState } from './revision-state.ts';
import type { Side } from './revision-step.ts';

const unreadable = (detail: string): ChangeFact => ({ kind: 'unreadable', rule: 'never', detail });

/** Compares the revisions of one file, oldest first, and keeps what the next comparison needs. */
class ChangeLister {
  private readonly source: RandomAccess;
  private readonly history: RevisionHistory;
  private readonly store: ObjectStore;
  private readonly index: ReferenceIndex;
  private older: Side | undefined;

  constructor(source: RandomAccess, history: RevisionHistory) {
    this.source = source;
    this.history = history;
    this.store = new ObjectStore(source);
    this.index = new ReferenceIndex(history);
  }

  /** What a revision changes; throws StructureProblem when that cannot be told. */
  async step(revision: Revision): Promise<ChangeFact[]> {
    const source = limitAccess(this.source, revision.end);
    const state = new RevisionState(revision, this.history, this.store, source);
    const { older } = this;
    if (!older) {
      await this.index.addBase(state);
      this.older = { state, form: await readFormTree(state), pages: await readPageList(state) };
      return [];
    }
    await this.index.addRevision(state);
    const completed = await this.index.retryUnreadable(state);
    const newer = await this.readSide(state, older);
    this.older = newer;
    const facts = await compareRevisions(older, newer, this.history, this.index, completed);
    const unlisted = await findUnlistedObjects(state, this.history, this.store, this.index);
    return [...facts, ...unlisted.map((number) => unreadable(`object ${number} stands in no cross-reference section`))];
  }

  /** Reads form and pages anew only where the revision touches them. */
  private async readSide(state: RevisionState, older: Side): Promise<Side> {
    const moved = [...state.revision.moved];
    const [before, after] = await Promise.all([this.findRoots(older.state), this.findRoots(state)]);
    const isFormSame = before.catalog === after.catalog && !moved.some((number) => older.form.involved.has(number));
    const arePagesSame = before.pages === after.pages && !moved.some((number) => older.pages.nodes.has(number));
    return {
      state,
      form: isFormSame ? older.form : await readFormTree(state),
      pages: arePagesSame ? older.pages : await readPageList(state),
    };
  }

  private async findRoots(state: RevisionState) {
    const root = state.revision.trailer.get('Root');
    const catalog = await state.resolveDict(root);
    return { catalog: numberOf(root), pages: numberOf(catalog?.get('Pages')) };
  }
}

/** What follows the last revision: readers that repair files may take parts of a structure for the document. */
async function readRemainder(source: RandomAccess, end: number): Promise<ChangeFact[]> {
  let tail = '';
  for await (const chunk of readChunks(source, end)) {
    const text = tail + Buffer.from(chunk).toString('latin1');
    if (/startxref|trailer|\bobj\b|%PDF-/.test(text)) return [unreadable('objects follow the last revision')];
    tail = text.slice(-16);
  }
  return [];
}

/**
 * Compares each revision with the one before it, at the level of objects and by meaning, once for the whole file.
 * `revisionEnds` are the sizes of the file's states in bytes, oldest first; the first must be able to stand alone, and
 * the end of every signed revision must be among them. What cannot be read or told is a change of kind `unreadable`;
 * only failures of the source itself are thrown. Parts of a structure after the last end count as one more revision.
 */
export async function listChanges(source: RandomAccess, revisionEnds: number[]): Promise<RevisionChanges[]> {
  const cached = cacheBlocks(source);
  const history = await RevisionHistory.read(cached, revisionEnds);
  const { revisions } = history;
  const all: RevisionChanges[] = [];
  const lister = new ChangeLister(cached, history);
  let failure: string | undefined;
  for (const revision of revisions) {
    const earlier = failure;
    failure = undefined;
    let facts: ChangeFact[] = [];
    if ('failure' in revision) failure = revision.failure;
    else if (revisions.length > 1) {
      try {
        facts = await lister.step(revision);
      } catch (error) {
        if (!(error instanceof StructureProblem)) throw error;
        failure = error.message;
      }
    }
    if (failure !== undefined) facts = [unreadable(failure)];
    else if (earlier !== undefined) facts = [...facts, unreadable(`the revision before: ${earlier}`)];
    all.push({ revision: revision.index, facts });
  }
  const remainder = await readRemainder(cached, revisionEnds.at(-1) ?? 0);
  return remainder.length > 0 ? [...all, { revision: revisions.length, facts: remainder }] : all;
}
