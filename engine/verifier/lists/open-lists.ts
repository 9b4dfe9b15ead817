import { createHash } from 'node:crypto';

import { ListError } from './list-error.ts';
import { readList } from './read-list.ts';
import type { TrustedList } from './trusted-list.ts';
import { verifyListSignature } from './verify-list-signature.ts';
import { readXml } from './xml-tree.ts';

/** Certificates that the operator has pinned as signers of the lists of a territory (EU: of the list of lists). */
export type PinnedSigners = { territory: string; certificate: Uint8Array }[];
export type ListFile = { name: string; bytes: Uint8Array };

/** What the operator should know of a file: `error`, it gives no trust; `warning`, it does all the same. */
export type ListNote = { file: string; severity: 'error' | 'warning'; message: string };
/** The highest sequence number that was accepted, by territory: older lists are refused (TS 119 612 clause 5.3.2). */
export type SeenSequences = Record<string, number>;

export type OpenedLists = { lists: TrustedList[]; notes: ListNote[]; seen: SeenSequences };

type OpenedFile = { name: string; list: TrustedList; signer: string };

const identify = (certificate: Uint8Array) => createHash('sha256').update(certificate).digest('hex');

/** A list whose signature holds, with the SHA-256 of its signer's certificate, which is not judged yet. */
function openFile({ name, bytes }: ListFile, at: Date): OpenedFile {
  const document = readXml(bytes);
  const { signer } = verifyListSignature(document, at);
  const list = readList(document.root);
  if (list.issuedAt > at) throw new ListError('the list is issued in the future');
  if (list.issuedAt < signer.notBefore || list.issuedAt > signer.notAfter) {
    throw new ListError('the certificate of the signer was not valid when the list was issued');
  }
  return { name, list, signer: signer.id };
}

/** Who may sign, by territory; the operator's pins are the beginning. */
class Signers {
  private readonly byTerritory = new Map<string, Set<string>>();

  constructor(pinned: PinnedSigners) {
    for (const { territory, certificate } of pinned) this.add(territory, [certificate]);
  }

  add(territory: string, certificates: Uint8Array[]): void {
    const known = this.byTerritory.get(territory) ?? new Set();
    for (const certificate of certificates) known.add(identify(certificate));
    this.byTerritory.set(territory, known);
  }

  replace(territory: string, certificates: Uint8Array[]): void {
    this.byTerritory.set(territory, new Set(certificates.map(identify)));
  }

  has(territory: string, signer: string): boolean {
    return this.byTerritory.get(territory)?.has(signer) ?? false;
  }
}

/**
 * Follows the lists of lists from the oldest to the newest (pivots, TS 119 615 clause 4.2): each must be signed by a
 * certificate that the one before names, the first by one that the operator has pinned from the Official Journal.
 * Answers the newest, when that one is reached.
 */
function followPivots(files: OpenedFile[], signers: Signers, note: (note: ListNote) => void): OpenedFile | undefined {
  const inOrder = files.toSorted((a, b) => a.list.sequence - b.list.sequence);
  const newest = inOrder.at(-1);
  let reached: OpenedFile | undefined;
  for (const file of inOrder) {
    if (!signers.has('EU', file.signer)) {
      const message = 'no certificate that is pinned, or that an earlier pivot names, has signed the list of lists';
      note({ file: file.name, severity: file === newest ? 'error' : 'warning', message });
      continue;
    }
    const own = file.list.pointers.filter(({ isListOfLists, territory }) => isListOfLists && territory === 'EU');
    const named = own.flatMap((pointer) => pointer.signers);
    // A list that names nobody for its next issue keeps those that may sign now.
    if (named.length > 0) signers.replace('EU', named);
    reached = file;
  }
  return reached === newest ? reached : undefined;
}

/** Of several lists of a territory the newest. */
function pickNewest(files: OpenedFile[]): Map<string, OpenedFile> {
  const newest = new Map<string, OpenedFile>();
  for (const file of files) {
    const known = newest.get(file.list.territory);
    if (!known || file.list.sequence > known.list.sequence) newest.set(file.list.territory, file);
  }
  return newest;
}

/**
 * Decides which of the files are to be believed: the Swiss list by its pinned signer, the list of lists by pins and
 * pivots, lists of member states by the certificates that the list of lists names for them, or a pin of their own. A
 * list past its next update is used with a warning (TS 119 615 leaves that to the one who relies on it; refusing would
 * turn every signature of a state unknown over a late issue). Never throws for what the files hold.
 */
export function openLists(
  files: ListFile[],
  { pinned, seen, at }: { pinned: PinnedSigners; seen: SeenSequences; at: Date },
): OpenedLists {
  const notes: ListNote[] = [];
  const note = (entry: ListNote) => void notes.push(entry);
  const signers = new Signers(pinned);
  const opened = files.flatMap((file): OpenedFile[] => {
    try {
      return [openFile(file, at)];
    } catch (error) {
      if (!(error instanceof ListError)) throw error;
      note({ file: file.name, severity: 'error', message: error.message });
      return [];
    }
  });
  const top = followPivots(
    opened.filter(({ list }) => list.isListOfLists && list.territory === 'EU'),
    signers,
    note,
  );
  const accepted: OpenedFile[] = [];
  const isFresh = ({ name, list }: OpenedFile) => {
    const known = seen[list.territory] ?? 0;
    if (list.sequence >= known) return true;
    note({ file: name, severity: 'error', message: `the list has number ${list.sequence}, ${known} was here before` });
    return false;
  };
  if (top && isFresh(top)) {
    accepted.push(top);
    for (const { territory, isListOfLists, signers: named } of top.list.pointers) {
      if (!isListOfLists) signers.add(territory, named);
    }
  }
  const states = opened.filter((file) => {
    const { isListOfLists, isMemberState, territory } = file.list;
    if (isListOfLists) return false;
    const isKnown = territory === 'CH' || (isMemberState && territory !== 'EU');
    const isSigned = signers.has(territory, file.signer);
    const message = isKnown
      ? `no certificate that is published or pinned for ${territory} has signed the list`
      : `lists of ${territory} are not used here`;
    if (!isKnown || !isSigned) note({ file: file.name, severity: 'error', message });
    return isKnown && isSigned;
  });
  for (const file of pickNewest(states).values()) if (isFresh(file)) accepted.push(file);
  for (const { name, list } of accepted) {
    if (list.nextUpdate && list.nextUpdate < at) {
      const message = `a newer list was due on ${list.nextUpdate.toISOString().slice(0, 10)}`;
      note({ file: name, severity: 'warning', message });
    }
    for (const message of list.leftOut) note({ file: name, severity: 'warning', message: `left out: ${message}` });
  }
  const numbers = accepted.map(({ list }) => [list.territory, list.sequence] as const);
  return { lists: accepted.map(({ list }) => list), notes, seen: { ...seen, ...Object.fromEntries(numbers) } };
}
