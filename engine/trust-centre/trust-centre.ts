import { generateKeyPairSync, X509Certificate } from 'node:crypto';

import { openCentreFolder } from './centre-folder.ts';
import { openCertificateRegister } from './certificate-register.ts';
import type { TrustCentreOptions } from './create-trust-centre.ts';
import { issueCertificate, OWN_OIDS, readSerialNumber, type CertificateProfile } from '../pki/issue-certificate.ts';
import { deriveEnvelopeKey } from './key-envelope.ts';
import { answerOcspRequest, type OcspAuthority } from './ocsp-responder.ts';
import { makeTokenRack } from './pkcs11/token-rack.ts';
import { isTokenKey } from '../pki/signing-key.ts';
import { answerTimestampRequest } from './timestamp-authority.ts';
import { readAuthorities, type Authority, type Identity } from './authorities.ts';
import { findClockFault } from './clock.ts';
import { TrustCentreError } from './trust-centre-error.ts';
import {
  describeHeld,
  isRenewalDue,
  isSealName,
  nameResponder,
  nameSeal,
  profileOf,
  readHeld,
  type HeldIdentity,
} from './identities.ts';
import { makeListPublisher } from './lists.ts';
import type { CentreCertificate, RollOver, TrustCentre } from './types.ts';

export type { Identity } from './authorities.ts';
export type { CentreCertificate, RollOver, TrustCentre } from './types.ts';

const SERVICES: Partial<Record<CertificateProfile, string>> = {
  seal: 'Sigillum Platform Seal',
  tsa: 'Sigillum Local Timestamps',
  ocsp: 'Sigillum Local Status',
};

/**
 * Opens a trust centre. Service certificates that are missing, near their end or made for another public address are
 * renewed with a fresh key, now and on use. What the operator's command changes in the folder meanwhile is read again.
 * The root's key is not opened. Throws TrustCentreError with a sentence for the operator.
 */
export async function openTrustCentre(
  options: TrustCentreOptions & {
    /** Renews nothing at the opening, for those who only look. */
    isLeftAsItIs?: boolean;
  },
): Promise<TrustCentre> {
  const { folder, passphrase, baseUrl, clock } = options;
  const files = openCentreFolder(folder);
  const envelopeKey = await deriveEnvelopeKey(passphrase, files.readParameters());
  const register = openCertificateRegister(files.registerPath);
  let authorities = readAuthorities(files, envelopeKey);
  if (!register.find('root', readSerialNumber(authorities.issuing[0].certificate))) {
    const message = `The register ${files.registerPath} is missing or not whole: put it back from a backup.`;
    throw new TrustCentreError('register_missing', message);
  }
  let held = new Map<string, HeldIdentity>();
  const seals = new Map<string, HeldIdentity>();
  let stamp: bigint | undefined;

  const isRevoked = (serial: string) => register.findBySerial(serial)?.revokedAt !== undefined;
  const findIssuing = () =>
    authorities.issuing.findLast(({ certificate, notBefore, notAfter }) => {
      return notBefore <= clock() && clock() < notAfter && !isRevoked(readSerialNumber(certificate));
    });
  function demandIssuing(): Authority {
    const authority = findIssuing();
    if (authority) return authority;
    const { notAfter } = authorities.issuing.at(-1)!;
    const message = `No issuing authority of the trust centre is valid (the last one until ${notAfter.toISOString()}): run "npm run trust -- renew-authority".`;
    throw new TrustCentreError('authority_ended', message);
  }
  const tokens = makeTokenRack(clock);
  const readNamed = (name: string) => readHeld(files, envelopeKey, name, { first: authorities.issuing[0], tokens });

  /** Reads the folder again when its keys were replaced since. What cannot be read leaves all as it was. */
  function refresh(): void {
    const current = files.readStamp();
    if (current !== undefined && current === stamp) return;
    const renewed = readAuthorities(files, envelopeKey);
    const names = ['seal', 'tsa', ...renewed.issuing.map(({ name }) => nameResponder(name))];
    const found = names.map((name) => readNamed(name)).filter((identity) => identity !== undefined);
    authorities = renewed;
    held = new Map(found.map((identity) => [identity.name, identity]));
    seals.clear();
    stamp = current;
  }
  function refreshQuietly(): void {
    try {
      refresh();
    } catch {
      // Work goes on with what was read before; listCertificates tells the health check.
    }
  }

  type Subject = { commonName: string; organisation?: string; emailAddress?: string };
  async function issue(profile: CertificateProfile, subject: Subject, issuer = demandIssuing()) {
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const notBefore = clock();
    const certificate = await issueCertificate({ profile, ...subject, publicKey, issuer, baseUrl, notBefore });
    const notAfter = new X509Certificate(certificate).validToDate.toISOString();
    const serial = readSerialNumber(certificate);
    register.put({ serial, issuer: issuer.name, profile, issuedAt: notBefore.toISOString(), notAfter });
    const chain: Identity['chain'] = [certificate, ...issuer.chain];
    return { key: privateKey, chain };
  }
  /** Makes an identity and puts it in the place of the one before, whose certificate stays published. */
  async function renew(name: string, subject: Subject, authority?: Authority, account?: string): Promise<HeldIdentity> {
    const identity = await issue(profileOf(name), subject, authority);
    const { organisation } = subject;
    const facts = { ...(account !== undefined && { account }), ...(organisation !== undefined && { organisation }) };
    const renewed = describeHeld(name, identity, facts);
    files.writeKey(envelopeKey, name, { ...identity, ...facts });
    files.writeCertificate(name, identity.chain[0]);
    files.writeCertificate(renewed.serial, identity.chain[0]);
    return renewed;
  }
  function isDue(identity: HeldIdentity, authority: Authority): boolean {
    // A revoked authority takes along what it has issued, but for the responder that says so.
    const isAuthorityRevoked =
      profileOf(identity.name) !== 'ocsp' && identity.chain[1] && isRevoked(readSerialNumber(identity.chain[1]));
    if (isRevoked(identity.serial) || isAuthorityRevoked) return true;
    return isRenewalDue(identity, { authority, baseUrl, now: clock() });
  }

  const collect = async (outcome: RollOver, name: string, work: () => Promise<HeldIdentity | undefined>) => {
    try {
      const renewed = await work();
      if (renewed) outcome.renewed.push(name);
      return renewed;
    } catch (error) {
      outcome.failures.push({ name, message: (error as Error).message });
      return undefined;
    }
  };
  async function rollOverServices(): Promise<RollOver> {
    refreshQuietly();
    const outcome: RollOver = { renewed: [], failures: [] };
    const responders = authorities.issuing.filter(({ notAfter }) => clock() < notAfter);
    const plans = [
      ...responders.map((authority) => ({ name: nameResponder(authority.name), demand: () => authority })),
      ...['tsa', 'seal'].map((name) => ({ name, demand: demandIssuing })),
    ];
    for (const { name, demand } of plans) {
      const renewed = await collect(outcome, name, async () => {
        const current = held.get(name);
        if (current?.isImported) return undefined;
        const authority = demand();
        if (current && !isDue(current, authority)) return undefined;
        return renew(name, { commonName: SERVICES[profileOf(name)]! }, authority);
      });
      if (renewed) held.set(name, renewed);
    }
    return outcome;
  }

  /** One after another: two at once would renew the same. */
  let last: Promise<unknown> = Promise.resolve();
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  }

  function readSeal(accountName: string): HeldIdentity | undefined {
    refreshQuietly();
    const seal = seals.get(accountName) ?? readNamed(nameSeal(accountName));
    if (seal) seals.set(accountName, seal);
    return seal;
  }
  async function renewSeal(account: string, organisation: string): Promise<HeldIdentity> {
    const renewed = await renew(
      nameSeal(account),
      { commonName: organisation, organisation },
      demandIssuing(),
      account,
    );
    seals.set(account, renewed);
    return renewed;
  }

  function rollOverSeal(outcome: RollOver, name: string) {
    return collect(outcome, name, async () => {
      const seal = readNamed(name);
      if (!seal || seal.isImported || !isDue(seal, demandIssuing())) return undefined;
      return renewSeal(seal.account!, seal.organisation!);
    });
  }

  const listHeld = () => [...held.values()];
  const describe = (name: string, der: Uint8Array, one?: HeldIdentity): CentreCertificate => ({
    name,
    certificate: new X509Certificate(der),
    isRevoked: isRevoked(readSerialNumber(der)),
    isImported: one?.isImported ?? false,
    ...(one && isTokenKey(one.key) && { tokenKey: one.key }),
    ...(one?.account !== undefined && { account: one.account }),
  });
  const lists = makeListPublisher({ files, register, clock });
  refresh();
  const opening = options.isLeftAsItIs ? undefined : await rollOverServices();
  for (const name of ['seal', 'tsa', nameResponder(authorities.issuing.at(-1)!.name)]) {
    if (opening && !held.has(name)) throw new TrustCentreError('authority_ended', opening.failures[0]?.message ?? name);
  }

  const answering = (): OcspAuthority[] => [
    ...authorities.issuing.flatMap(({ name, certificate }) => {
      const responder = held.get(nameResponder(name));
      return responder
        ? [{ name, certificate, responder: { certificate: responder.chain[0], key: responder.key } }]
        : [];
    }),
    {
      name: 'root',
      certificate: authorities.root,
      responder: { certificate: authorities.rootResponder.chain[0], key: authorities.rootResponder.key },
    },
  ];

  return {
    root: authorities.root,
    anchors() {
      const imported = [...listHeld(), ...seals.values()].filter(({ isImported }) => isImported);
      return [authorities.root, ...imported.map(({ chain }) => chain.at(-1)!)];
    },
    get seal() {
      return held.get('seal')!;
    },
    clock,
    issuePersonCertificate: ({ name, email, isDemonstration }) =>
      issue(isDemonstration ? 'demonstration' : 'person', {
        commonName: name,
        ...(email !== undefined && { emailAddress: email }),
      }),
    issueOrganisationSeal: ({ name, organisation }) =>
      inTurn(async () => {
        const seal = readSeal(name);
        const isKept = seal && (seal.isImported || seal.organisation === organisation);
        return isKept && !isDue(seal, demandIssuing()) ? seal : renewSeal(name, organisation);
      }),
    findSeal: readSeal,
    rollOver: (accountName) =>
      inTurn(async () => {
        const outcome = await rollOverServices();
        if (accountName !== undefined) await rollOverSeal(outcome, nameSeal(accountName));
        return outcome;
      }),
    rollOverSeals: () =>
      inTurn(async () => {
        const outcome: RollOver = { renewed: [], failures: [] };
        for (const name of files.listKeys().filter(isSealName)) await rollOverSeal(outcome, name);
        return outcome;
      }),
    revoke(serial, reason) {
      const entry = register.findBySerial(serial.toLowerCase().replace(/^0+(?=.)/, ''));
      if (!entry || entry.issuer === 'root')
        throw new RangeError('no certificate with this serial number was issued here');
      register.put({ ...entry, revokedAt: clock().toISOString(), reason });
    },
    answerOcsp(request) {
      refreshQuietly();
      return answerOcspRequest(answering(), { register, now: clock() }, request);
    },
    answerTimestamp(request) {
      const { chain, key, notAfter } = held.get('tsa')!;
      const findFault = () =>
        clock() > notAfter
          ? 'the certificate of the timestamp authority has ended'
          : findClockFault(clock(), register.newestTime())?.message;
      const authority = { chain, key, policy: OWN_OIDS.timestampPolicy, clock, findClockFault: findFault };
      return answerTimestampRequest(authority, request);
    },
    async currentCrl(name) {
      refreshQuietly();
      if (name === 'root') return files.readList('root');
      const authority = authorities.issuing.find((candidate) => candidate.name === name);
      return authority && lists.read(authority);
    },
    findCertificate(name) {
      refreshQuietly();
      if (name === 'root') return authorities.root;
      const authority = authorities.issuing.find((candidate) => candidate.name === name);
      return authority?.certificate ?? (/^[0-9a-f]{16,40}$/.test(name) ? files.readCertificate(name) : undefined);
    },
    listCertificates() {
      stamp = undefined;
      refresh();
      const { root, issuing, rootResponder } = authorities;
      return [
        describe('root', root),
        ...issuing.map(({ name, certificate }) => describe(name, certificate)),
        describe('root-ocsp', rootResponder.chain[0]),
        ...listHeld().map((one) => describe(one.name, one.chain[0], one)),
      ];
    },
    listSeals() {
      const faults: string[] = [];
      const seals = files.listKeys().flatMap((name) => {
        try {
          const seal = isSealName(name) ? readNamed(name) : undefined;
          return seal ? [describe(name, seal.chain[0], seal)] : [];
        } catch (error) {
          faults.push((error as Error).message);
          return [];
        }
      });
      return { seals, faults };
    },
    newestTime: () => register.newestTime(),
  };
}
