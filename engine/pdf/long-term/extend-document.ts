import { type Hash } from 'node:crypto';

import { findKeyEnd } from '../../pki/find-key-end.ts';
import { gatherStatus, type StatusTarget } from '../../trust/gather-status.ts';
import { TrustError } from '../../pki/trust-error.ts';
import type { TrustService } from '../../trust/trust-service.ts';
import { mergeValidationData, type ValidationData } from '../../pki/validation-data.ts';
import { hashSource } from '../hash-source.ts';
import { PdfReader } from '../structure/pdf-reader.ts';
import { accessBytes, concatAccess, type RandomAccess } from '../structure/random-access.ts';
import { appendTimestamp } from './append-timestamp.ts';
import { appendValidationData } from './append-validation-data.ts';
import { findLowest, isBelow, judgeFile, type JudgedFile, type SignatureLevel } from './judge-levels.ts';
import { readSignatures, type EmbeddedSignature } from './read-signatures.ts';
import { readValidationStore, type ValidationStore } from './read-validation-store.ts';
import { isIssuedBy, openCertificate } from '../../pki/known-certificate.ts';

/** A revision to append, in order; each is an exact suffix of the file so far. */
export type ExtensionTail = { cause: 'VALIDATION_DATA' | 'TIMESTAMP'; bytes: Uint8Array };

export type ExtensionPending = { reason: 'revocation' | 'timestamp'; message: string };

export type ExtendedDocument = {
  tails: ExtensionTail[];
  /** The lowest level of the file's signatures that chain to the service's anchors, as the bytes prove it. */
  level: SignatureLevel;
  /** Why the wish was not reached; asking again later may help. */
  pending?: ExtensionPending;
};

export type ExtensionOptions = {
  wish: 'B-LT' | 'B-LTA';
  /** What came along with the signatures; fresh answers in it are used in place of new ones. */
  known?: ValidationData;
  now: Date;
  /** An open SHA-256 over the file, to save a pass over it; it is fed on by what is appended. */
  hash?: Hash;
  /** Adds a further archive timestamp although B-LTA is reached, with the status of the former one's authority. */
  isRenewal?: boolean;
};

type Opened = { reader: PdfReader; store: ValidationStore; all: EmbeddedSignature[]; judged: JudgedFile };

/** A certificate of these signatures, or of their timestamps, was revoked before it had proved anything: no data will ever mend that. */
export class RevokedSignatures extends TrustError {
  override name = 'RevokedSignatures';
  /** Of the file's fields, those whose signatures are harmed. */
  readonly fieldNames: readonly string[];

  constructor(fieldNames: readonly string[], cause: TrustError) {
    super('refused', cause.message, { cause, reason: 'revoked' });
    this.fieldNames = fieldNames;
  }
}

const isRevoked = (error: unknown): error is TrustError => error instanceof TrustError && error.reason === 'revoked';

/** What a signature or timestamp of the file needs: its certificates' status, proved for its time. */
type Wanting = { embedded: EmbeddedSignature; targets: StatusTarget[] };

function listWanting({ signatures, timestamps }: JudgedFile, isRenewal: boolean): Wanting[] {
  const ofSignatures = signatures.flatMap(({ signature, level, path, stamp }): Wanting[] => {
    if (!isBelow(level, 'B-LT') || !stamp) return [];
    const { at: provenAt } = stamp;
    const signer = { path, provenAt, isSigner: true };
    return [{ embedded: signature, targets: [signer, { path: stamp.path, provenAt, isSigner: false }] }];
  });
  const ofTimestamps = timestamps.flatMap(({ timestamp, path, at, hasStatus }): Wanting[] =>
    hasStatus && !(isRenewal && timestamp === timestamps.at(-1)?.timestamp)
      ? []
      : [{ embedded: timestamp, targets: [{ path, provenAt: at, isSigner: false }] }],
  );
  return [...ofSignatures, ...ofTimestamps];
}

/** One extension in the making: the file grows by tails, and one running hash serves every timestamp. */
class Extension {
  readonly tails: ExtensionTail[] = [];
  private readonly trust: TrustService;
  private readonly options: ExtensionOptions;
  private readonly anchors: Uint8Array[];
  private readonly hash: Hash;
  private source: RandomAccess;

  constructor(
    source: RandomAccess,
    trust: TrustService,
    made: { options: ExtensionOptions; anchors: Uint8Array[]; hash: Hash },
  ) {
    this.source = source;
    this.trust = trust;
    this.options = made.options;
    this.anchors = made.anchors;
    this.hash = made.hash;
  }

  async open(): Promise<Opened> {
    const reader = await PdfReader.open(this.source);
    const [store, all] = await Promise.all([readValidationStore(reader), readSignatures(reader)]);
    return { reader, store, all, judged: judgeFile(all, store, { anchors: this.anchors, now: this.options.now }) };
  }

  private append(cause: ExtensionTail['cause'], bytes: Uint8Array): void {
    this.tails.push({ cause, bytes });
    this.hash.update(bytes);
    this.source = concatAccess(this.source, accessBytes(bytes));
  }

  async addTimestamp({ reader }: Opened): Promise<ExtensionPending | undefined> {
    const { trust, hash, anchors } = this;
    try {
      this.append('TIMESTAMP', await appendTimestamp(reader, trust, { hash, anchors }));
      return undefined;
    } catch (error) {
      if (!(error instanceof TrustError)) throw error;
      return { reason: 'timestamp', message: error.message };
    }
  }

  async addValidationData({ reader, store, judged }: Opened): Promise<ExtensionPending | undefined> {
    const { now } = this.options;
    const stored = mergeValidationData({
      ocsps: store.ocsps.map(({ der }) => der),
      crls: store.crls.map(({ der }) => der),
    });
    const known = mergeValidationData(this.options.known ?? {}, stored);
    const wanting = listWanting(judged, this.options.isRenewal ?? false);
    const settled = await Promise.allSettled(
      wanting.map(({ targets }) => gatherStatus(this.trust, targets, { now, known })),
    );
    const failures = settled.map((item) => (item.status === 'rejected' ? (item.reason as unknown) : undefined));
    const harmed = wanting.filter(({ embedded }, index) => embedded.kind === 'signature' && isRevoked(failures[index]));
    const revoked = failures.find(isRevoked);
    if (harmed.length > 0 && revoked)
      throw new RevokedSignatures(
        harmed.map(({ embedded }) => embedded.fieldName),
        revoked,
      );
    const gathered = settled.map((item, index) => {
      if (item.status === 'rejected') throw item.reason;
      return { ...item.value, contents: wanting[index]!.embedded.contents };
    });
    const [missing] = gathered.flatMap((item) => item.missing);
    if (missing) return { reason: 'revocation', message: missing };
    if (gathered.length > 0) this.append('VALIDATION_DATA', await appendValidationData(reader, store, gathered, now));
    return undefined;
  }
}

/**
 * Prolongs the signatures of a file (EN 319 142-1, clauses 5.4 and 6): one revision with the certificates and status
 * answers that they lack and, for B-LTA, one with a document timestamp over all of it. A signature that has no timestamp
 * yet gets a document timestamp first. Nothing is appended when the wish is reached already, so a repeated call does no
 * harm. Signatures that do not chain to the service's anchors are left as they are. Throws RevokedSignatures when a
 * certificate of a signature was revoked, another TrustError `refused` for certificates that are not good otherwise, and
 * StructureProblem for a file that cannot be read.
 */
export async function extendDocument(
  source: RandomAccess,
  trust: TrustService,
  options: ExtensionOptions,
): Promise<ExtendedDocument> {
  const [anchors, hash] = await Promise.all([trust.anchors(), options.hash ?? hashSource(source)]);
  const extension = new Extension(source, trust, { options, anchors, hash });
  let opened = await extension.open();
  const lowest = () => findLowest(opened.judged.signatures.map(({ level }) => level)) ?? 'B-B';
  const answer = (pending?: ExtensionPending): ExtendedDocument => ({
    tails: extension.tails,
    level: lowest(),
    ...(pending && { pending }),
  });
  if (opened.judged.signatures.length === 0) return answer();
  if (!isBelow(lowest(), options.wish) && !options.isRenewal) return answer();

  if (lowest() === 'B-B') {
    const pending = await extension.addTimestamp(opened);
    if (pending) return answer(pending);
    opened = await extension.open();
  }
  const missing = await extension.addValidationData(opened);
  if (missing) return answer(missing);
  opened = await extension.open();
  if (options.wish === 'B-LT' && !options.isRenewal) return answer();
  const pending = await extension.addTimestamp(opened);
  opened = await extension.open();
  // An authority that had not stamped this file before is known only now; its status may never be had again. Readers
  // without a network look before the newest timestamp for it, so that gets a further one.
  if (!pending && !opened.judged.timestamps.at(-1)?.hasStatus) {
    const before = extension.tails.length;
    await extension.addValidationData(opened);
    if (extension.tails.length > before) await extension.addTimestamp(await extension.open());
    opened = await extension.open();
  }
  return answer(pending);
}

/** Renews the archive timestamp before its authority's certificate ends (EN 319 142-1, clause 5.4.3). */
export function renewDocument(source: RandomAccess, trust: TrustService, now: Date): Promise<ExtendedDocument> {
  return extendDocument(source, trust, { wish: 'B-LTA', now, isRenewal: true });
}

/**
 * When the newest document timestamp stops being proof: with the first certificate or algorithm of its authority's chain to end, as far as
 * the token brings that along; undefined for a file without one.
 */
export async function findTimestampExpiry(source: RandomAccess): Promise<Date | undefined> {
  const newest = (await readSignatures(await PdfReader.open(source))).findLast(({ kind }) => kind === 'timestamp');
  if (!newest) return undefined;
  const ends: Date[] = [];
  let open = newest.message.certificates.map((der) => openCertificate(der));
  for (let current = open.shift(); current;) {
    const { validToDate, publicKey } = current;
    ends.push(validToDate, ...[findKeyEnd(publicKey)].filter((end) => end !== undefined));
    // An authority's certificate of an earlier time ends no chain, while there is a later one.
    const child = current;
    const issuers = open.filter((candidate) => candidate.ca && isIssuedBy(child, candidate));
    open = open.filter((candidate) => !issuers.includes(candidate));
    current = issuers.toSorted((one, other) => one.validToDate.getTime() - other.validToDate.getTime()).at(-1);
  }
  return ends.toSorted((one, other) => one.getTime() - other.getTime())[0];
}
