import { X509Certificate } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

import type { CentreFiles } from './centre-files.ts';
import { REVOCATION_REASONS, type RevocationReason } from './certificate-register.ts';
import type { TokenAddress } from './pkcs11/token-address.ts';
import { TrustCentreError } from './trust-centre-error.ts';
import { countDaysLeft, judgeCertificates } from './health.ts';
import { importIdentity, needsPassphrase, type ImportPurpose } from './import-identity.ts';
import { renewAuthority, revokeByRoot } from './root.ts';
import { openCentreStore, type CentrePlace } from './centre-store.ts';
import { openTrustCentre } from './trust-centre.ts';
import type { CentreCertificate, RollOver } from './types.ts';

const USAGE = `npm run trust -- show
    the chain, what each certificate is for, and when it ends
npm run trust -- create
    a new trust centre in place of one that is lost; files that were signed before keep their root
npm run trust -- export-root [FILE]
    the root certificate as PEM, for programs that shall trust it
npm run trust -- import FILE --as seal ACCOUNT | platform-seal | tsa
    a key with its certificates from a P12 or PEM file; its passphrase is asked for, or read from TRUST_IMPORT_PASSPHRASE
npm run trust -- import CERTIFICATES --as … --pkcs11 MODULE.so --token LABEL --key-id HEX
    a key that stays in a hardware token (PKCS #11, by OpenSC's pkcs11-tool); the token's PIN is asked for, or read from
    PKCS11_PIN, and kept encrypted
npm run trust -- roll-over
    renews what is near its end or revoked, also what the server would renew by itself
npm run trust -- renew-authority
    a new issuing authority; needs the key of the root (keys/root.json)
npm run trust -- revoke SERIAL [${Object.keys(REVOCATION_REASONS).join(' | ')}]
    from now on; of an authority only with the key of the root`;

/** The words were not understood; the message is the list of commands. */
export class UsageError extends Error {
  override name = 'UsageError';

  constructor() {
    super(USAGE);
  }
}

/** Certificates that nothing takes the place of. */
const ONE_SIGNING = ['person', 'demonstration', 'stated-name'];

const PURPOSES: Record<string, string> = {
  root: 'root, whose key only commands open',
  'issuing-ca': 'issuing authority',
  'root-ocsp': 'tells the status of issuing authorities',
  ocsp: 'tells the status of certificates',
  tsa: 'timestamps',
  seal: "the platform's seal",
  'organisation-seal': 'seal of an organisation',
};

/** What a command works on, and how it speaks. */
export type CommandInput = {
  place: CentrePlace;
  /** Public address; undefined: the one that the newest certificates name. */
  baseUrl: string | undefined;
  clock: () => Date;
  say: (text: string) => void;
  /** Asks the operator for the passphrase of a file, or for the PIN of a token. */
  askSecret: (kind: 'passphrase' | 'pin') => Promise<string>;
};

function findBaseUrl(files: CentreFiles): string {
  const names = files.listKeys().filter((name) => name.startsWith('ocsp') || name.startsWith('issuing-ca'));
  const urls = names.flatMap((name) => {
    const certificate = files.readCertificate(name);
    const { infoAccess = '', validFromDate } = certificate ? new X509Certificate(certificate) : {};
    const url = /URI:(.+)\/trust\/ocsp/.exec(infoAccess ?? '')?.[1];
    return url && validFromDate ? [{ url, at: validFromDate.getTime() }] : [];
  });
  const newest = urls.toSorted((a, b) => b.at - a.at)[0];
  if (newest) return newest.url;
  throw new TrustCentreError('certificate_missing', 'No certificate names the public address: set PUBLIC_URL.');
}

function describeOne(one: CentreCertificate, now: Date): string {
  const { certificate } = one;
  const days = countDaysLeft(one, now);
  const left = days < 0 ? 'has ended' : `${days} days left`;
  const purpose = PURPOSES[one.name] ?? PURPOSES[one.name.replace(/(-\d+|\..+)$/, '')] ?? '';
  const inToken = one.tokenKey && `key in the token "${one.tokenKey.label}"`;
  const facts = [
    one.account && `account ${one.account}`,
    one.isImported && 'imported',
    inToken,
    one.isRevoked && 'REVOKED',
  ];
  const day = (date: Date) => date.toISOString().slice(0, 10);
  return [
    `${one.name}: ${[purpose, ...facts.filter(Boolean)].join(', ')}`,
    `  ${certificate.subject.replaceAll('\n', ', ')}`,
    `  ${day(certificate.validFromDate)} to ${day(certificate.validToDate)}, ${left}`,
    `  serial ${certificate.serialNumber.toLowerCase()}`,
    `  SHA-256 ${certificate.fingerprint256}`,
  ].join('\n');
}

function describeRollOver({ renewed, failures }: RollOver): string[] {
  return [
    ...renewed.map((name) => `Renewed: ${name}`),
    ...failures.map(({ name, message }) => `NOT renewed: ${name}. ${message}`),
    ...(renewed.length + failures.length === 0 ? ['Nothing is due.'] : []),
  ];
}

type ImportWords = { path: string; purpose: ImportPurpose; token?: Omit<TokenAddress, 'importedAt' | 'pin'> };

function readPurpose(kind: string | undefined, account: string | undefined): ImportPurpose {
  if (kind === 'seal' && account) return { kind, account };
  if ((kind === 'platform-seal' || kind === 'tsa') && !account) return { kind };
  throw new UsageError();
}

function readImportWords(args: string[]): ImportWords {
  const text = { type: 'string' } as const;
  try {
    const options = { as: text, pkcs11: text, token: text, 'key-id': text };
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const [path, account, ...others] = positionals;
    const { as: kind, pkcs11: module, token: label, 'key-id': id } = values;
    if (path === undefined || others.length > 0) throw new UsageError();
    const purpose = readPurpose(kind, account);
    if (module === undefined && label === undefined && id === undefined) return { path, purpose };
    if (!module || !label || !id || !/^([0-9a-f]{2})+$/i.test(id)) throw new UsageError();
    return { path, purpose, token: { module: resolve(module), label, id: id.toLowerCase() } };
  } catch (cause) {
    throw cause instanceof TypeError ? new UsageError() : cause;
  }
}

const readReason = (word = 'unspecified'): RevocationReason => {
  if (word in REVOCATION_REASONS) return word as RevocationReason;
  throw new UsageError();
};

/**
 * Runs one command of `npm run trust`. It works beside a running server, which reads keys, seals and revocations again as
 * soon as they change. Throws TrustCentreError or UsageError with what the operator shall read.
 */
export async function runTrustCommand([command, ...args]: string[], input: CommandInput): Promise<void> {
  const { place, clock, say } = input;
  const demandCount = (least: number, most: number) => {
    if (args.length < least || args.length > most) throw new UsageError();
  };
  const open = async () => {
    const store = await openCentreStore(place);
    const baseUrl = input.baseUrl ?? findBaseUrl(store.files);
    const centre = await openTrustCentre({ store, baseUrl, clock, isLeftAsItIs: true });
    return { ...store, centre, baseUrl, clock };
  };
  switch (command) {
    case 'show': {
      demandCount(0, 0);
      const { centre, place: shown } = await open();
      const { seals, faults } = centre.listSeals();
      say(`Trust centre in ${shown.name}: local, not qualified.\n`);
      for (const one of [...centre.listCertificates(), ...seals]) say(`${describeOne(one, clock())}\n`);
      for (const fault of faults) say(fault);
      const { state, message, notices } = judgeCertificates(centre, clock());
      say([`State: ${state}`, message, ...notices.map((notice) => `Notice: ${notice}`)].filter(Boolean).join('\n'));
      return;
    }
    case 'export-root': {
      demandCount(0, 1);
      const { centre } = await open();
      const pem = new X509Certificate(centre.root).toString();
      if (args[0] === undefined) return say(pem.trimEnd());
      writeFileSync(args[0], pem);
      return say(`The root certificate is in ${args[0]}.`);
    }
    case 'import': {
      const { path, purpose, token } = readImportWords(args);
      const { envelopeKey, files } = await open();
      const file = new Uint8Array(readFileSync(path));
      const source = token
        ? { token: { ...token, pin: await input.askSecret('pin') } }
        : { passphrase: needsPassphrase(file) ? await input.askSecret('passphrase') : '' };
      const office = { files, envelopeKey, now: clock() };
      const certificate = await importIdentity(office, { file, source, purpose });
      return say(`Imported: ${certificate.subject.replaceAll('\n', ', ')}, until ${certificate.validTo}.`);
    }
    case 'roll-over': {
      demandCount(0, 0);
      const { centre } = await open();
      const [services, seals] = [await centre.rollOver(), await centre.rollOverSeals()];
      const failures = [...services.failures, ...seals.failures];
      for (const line of describeRollOver({ renewed: [...services.renewed, ...seals.renewed], failures })) say(line);
      if (failures.length > 0) throw new TrustCentreError('authority_ended', 'Not everything could be renewed.');
      return;
    }
    case 'renew-authority': {
      demandCount(0, 0);
      const office = await open();
      say(`New issuing authority: ${await renewAuthority(office)}`);
      for (const line of describeRollOver(await office.centre.rollOver())) say(line);
      return;
    }
    case 'revoke': {
      demandCount(1, 2);
      const reason = readReason(args[1]);
      const office = await open();
      const serial = args[0]!
        .toLowerCase()
        .replace(/[^0-9a-f]/g, '')
        .replace(/^0+(?=.)/, '');
      const entry = await office.register.findBySerial(serial);
      if (!entry) {
        const message = 'No certificate with this serial number was issued here: "show" lists those that are in use.';
        throw new TrustCentreError('not_issued_here', message);
      }
      if (entry.issuer === 'root') await revokeByRoot(office, serial, reason);
      else await office.centre.revoke(serial, reason);
      say(`Revoked: ${serial} (${entry.profile}), ${reason}.`);
      if (!ONE_SIGNING.includes(entry.profile)) say('What takes its place is made at its next use.');
      return;
    }
    default:
      throw new UsageError();
  }
}
