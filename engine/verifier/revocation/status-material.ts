import { isCrlIntact, isOcspAbout, isOcspIntact } from '../../pki/answer-integrity.ts';
import { demandNode, readChildren, readIntegerHex, readTime, readWhole, TAG, type DerNode } from '../../pki/der.ts';
import {
  readCrl,
  readOcspResponse,
  RevocationFault,
  type RevocationAnswer,
  type RevocationFaultCode,
} from '../../pki/read-revocation.ts';
import { identify } from '../../pki/validation-data.ts';
import type { Certificate } from '../certificates/certificate.ts';

/** Where an answer was found. */
export type StatusSource = 'dss' | 'cms' | 'network';

/** An answer about a certificate, and how much of the file must be proved for it to be proved: up to `position`. */
export type PlacedAnswer = RevocationAnswer & { from: StatusSource; position: number };

type Item = {
  der: Uint8Array;
  from: StatusSource;
  position: number;
  /** Whether it was of use to some certificate; whether it belongs to one, and was of none. */
  isUsed?: boolean;
  isDamaged?: boolean;
};
type OcspItem = Item & { producedAt: Date };

const MAX_ITEMS = 5000;
/** A response of more answers, each of which would be looked at for every certificate, is nobody's honest one. */
const MAX_SERIALS = 1000;
/** Why an answer may be of no use without being damaged. */
const HARMLESS_FAULTS = new Set<RevocationFaultCode>(['not_answered', 'algorithm']);
const CRL_SIGN = 6;

/** A response that only says why there is none (RFC 6960 section 4.2.1): of no use, and no damage. */
const NO_ANSWER = { producedAt: new Date(0), serials: [] };

/** When a response was made and about which serial numbers, without checking anything; undefined for other bytes. */
function outlineOcsp(der: Uint8Array): { producedAt: Date; serials: string[] } | undefined {
  try {
    const [status, wrapper, ...more] = readChildren(readWhole(der, TAG.sequence));
    if (status?.tag === TAG.enumerated && status.content[0] !== 0 && !wrapper) return NO_ANSWER;
    if (more.length > 0) return undefined;
    const [, octets] = readChildren(readWhole(demandNode(wrapper, 0xa0, 'response').content, TAG.sequence));
    const [data] = readChildren(readWhole(demandNode(octets, TAG.octetString, 'basic').content, TAG.sequence));
    const fields = readChildren(data!);
    const [, producedAt, responses] = fields[0]?.tag === 0xa0 ? fields.slice(1) : fields;
    const singles = readChildren(responses!);
    if (singles.length > MAX_SERIALS) return undefined;
    const serials = singles.map((single) => readIntegerHex(readChildren(readChildren(single)[0]!)[3]));
    return { producedAt: readTime(producedAt), serials: [...new Set(serials)] };
  } catch {
    return undefined;
  }
}

function outlineCrl(der: Uint8Array): { issuer: string } | undefined {
  try {
    const [list] = readChildren(readWhole(der, TAG.sequence));
    const fields = readChildren(list!);
    const issuer: DerNode | undefined = (fields[0]?.tag === TAG.integer ? fields.slice(1) : fields)[1];
    return { issuer: Buffer.from(demandNode(issuer, TAG.sequence, 'issuer').raw).toString('latin1') };
  } catch {
    return undefined;
  }
}

/** All status answers at hand, found by what they are about, each read and checked once per certificate. */
export class StatusMaterial {
  private readonly ocsps = new Map<string, OcspItem[]>();
  private readonly crls = new Map<string, Item[]>();
  private readonly known = new Map<string, Item>();
  private readonly answers = new Map<string, PlacedAnswer[]>();

  /** Takes a DER OCSP response in; false when it cannot be read. `position`: where its bytes end in the file. */
  addOcsp(der: Uint8Array, from: StatusSource, position: number): boolean {
    if (this.isKnown(der, from, position)) return true;
    const outline = outlineOcsp(der);
    if (!outline) return false;
    const item = { ...this.keep(der, from, position), producedAt: outline.producedAt };
    for (const serial of outline.serials) this.ocsps.set(serial, [...(this.ocsps.get(serial) ?? []), item]);
    return true;
  }

  /** Takes a DER CRL in; false when it cannot be read. */
  addCrl(der: Uint8Array, from: StatusSource, position: number): boolean {
    if (this.isKnown(der, from, position)) return true;
    const outline = outlineCrl(der);
    if (!outline) return false;
    const item = this.keep(der, from, position);
    this.crls.set(outline.issuer, [...(this.crls.get(outline.issuer) ?? []), item]);
    return true;
  }

  private isKnown(der: Uint8Array, from: StatusSource, position: number): boolean {
    const item = this.known.get(identify(der));
    if (!item) return this.known.size >= MAX_ITEMS;
    if (position < item.position) Object.assign(item, { from, position });
    return true;
  }

  private keep(der: Uint8Array, from: StatusSource, position: number): Item {
    const item = { der, from, position };
    this.known.set(identify(der), item);
    this.answers.clear();
    return item;
  }

  /**
   * The items of the security store that do not hold, after everything was judged: those that are about a certificate of
   * the file and of no use, and those whose own certificate denies them.
   */
  listDamaged(): { kind: 'OCSP' | 'CRL'; position: number }[] {
    const ocsps = new Set([...this.ocsps.values()].flat());
    const isBroken = (item: Item) => !item.isUsed && (item.isDamaged ?? false);
    return [
      ...[...ocsps]
        .filter((item) => isBroken(item) || (item.from === 'dss' && !item.isUsed && isOcspIntact(item.der) === false))
        .map(({ position }) => ({ kind: 'OCSP' as const, position })),
      ...[...this.crls.values()]
        .flat()
        .filter(isBroken)
        .map(({ position }) => ({ kind: 'CRL' as const, position })),
    ];
  }

  /** The answers about a certificate whose signature and signer hold, newest first. */
  findAnswers(certificate: Certificate, issuer: Certificate): PlacedAnswer[] {
    const key = `${certificate.id} ${issuer.id}`;
    const known = this.answers.get(key);
    if (known) return known;
    const question = { certificate: certificate.der, issuer: issuer.der };
    const found: PlacedAnswer[] = [];
    const collect = (item: Item, read: () => RevocationAnswer, isDamaged: (fault: RevocationFault) => boolean) => {
      try {
        found.push({ ...read(), from: item.from, position: item.position });
        item.isUsed = true;
      } catch (error) {
        if (!(error instanceof RevocationFault)) throw error;
        item.isDamaged ||= item.from === 'dss' && isDamaged(error);
      }
    };
    for (const item of this.ocsps.get(certificate.serial) ?? []) {
      // A responder must have been valid when it answered; that its answer is old is judged beside.
      collect(
        item,
        () => readOcspResponse(item.der, { ...question, at: item.producedAt }),
        ({ code }) => !HARMLESS_FAULTS.has(code) && isOcspAbout(item.der, question),
      );
    }
    // RFC 5280 section 6.3.3 (f): the key must be one that may sign lists.
    const canSignLists = !issuer.keyUsage || issuer.keyUsage.has(CRL_SIGN);
    const lists = canSignLists ? this.crls.get(Buffer.from(issuer.subject.raw).toString('latin1')) : undefined;
    for (const item of lists ?? []) {
      collect(
        item,
        () => readCrl(item.der, { ...question, at: issuer.notBefore }),
        () => isCrlIntact(item.der, issuer.der) === false,
      );
    }
    found.sort((a, b) => b.thisUpdate.getTime() - a.thisUpdate.getTime());
    this.answers.set(key, found);
    return found;
  }
}
