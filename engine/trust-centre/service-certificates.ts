import type { CertificateProfile } from '../pki/issue-certificate.ts';
import { readAuthorities, type Authorities, type Authority } from './authorities.ts';
import { collectRenewal } from './collect-renewal.ts';
import { describeCertificate, describeIdentity } from './describe-certificate.ts';
import { nameResponder, profileOf, readHeld, type HeldIdentity } from './identities.ts';
import { demandIssuing, isDue, renewIdentity, type CentreOffice } from './issuing-authority.ts';
import { makeTokenRack } from './pkcs11/token-rack.ts';
import { TrustCentreError } from './trust-centre-error.ts';
import type { CentreCertificate, RollOver } from './types.ts';

const COMMON_NAMES: Partial<Record<CertificateProfile, string>> = {
  seal: 'Sigillum Platform Seal',
  tsa: 'Sigillum Local Timestamps',
  ocsp: 'Sigillum Local Status',
};

/** What was read from the folder at one time: the authorities, and what the service does itself by file name. */
export type Reading = { authorities: Authorities; held: Map<string, HeldIdentity> };

/** The certificates of the service itself: the platform's seal, timestamps, and a responder for each authority. */
export type ServiceCertificates = {
  /** Another object after everything was read again. */
  readonly reading: Reading;
  /** Reads the folder again when its keys were replaced since; what cannot be read leaves all as it was. */
  refresh(): void;
  /** Opens an identity by its file name; undefined when there is none. Throws TrustCentreError. */
  read(name: string): HeldIdentity | undefined;
  /** The authority that issues now; throws TrustCentreError when none is valid. */
  demandIssuing(): Authority;
  rollOver(): Promise<RollOver>;
  /** Renews what is due, and throws TrustCentreError when something is missing still that the service cannot do without. */
  prepare(): Promise<void>;
  /** Reads everything again and lists it, authorities first; throws TrustCentreError for damaged files. */
  list(): CentreCertificate[];
};

/** Reads the service's certificates, which renews none of them. Throws TrustCentreError for damaged files. */
export function openServiceCertificates(office: CentreOffice): ServiceCertificates {
  const { files, envelopeKey, clock } = office;
  const tokens = makeTokenRack(clock);
  const read = (name: string, { issuing }: Authorities) =>
    readHeld(files, envelopeKey, name, { first: issuing[0], tokens });

  function readFolder(): Reading {
    const authorities = readAuthorities(files, envelopeKey);
    const names = ['seal', 'tsa', ...authorities.issuing.map(({ name }) => nameResponder(name))];
    const found = names.map((name) => read(name, authorities)).filter((identity) => identity !== undefined);
    return { authorities, held: new Map(found.map((identity) => [identity.name, identity])) };
  }
  let stamp = files.readStamp();
  let reading = readFolder();

  /** The stamp is taken first: what changes during the reading is read the next time. */
  function readAgain(current: bigint | undefined): void {
    reading = readFolder();
    stamp = current;
  }
  function refresh(): void {
    try {
      const current = files.readStamp();
      if (current === undefined || current !== stamp) readAgain(current);
    } catch {
      // Work goes on with what was read before; list() tells the health check.
    }
  }

  async function renewIfDue(name: string, demandAuthority: () => Authority): Promise<HeldIdentity | undefined> {
    const current = reading.held.get(name);
    if (current?.isImported) return undefined;
    const authority = demandAuthority();
    if (current && !isDue(office, authority, current)) return undefined;
    const renewed = await renewIdentity(office, authority, name, { commonName: COMMON_NAMES[profileOf(name)]! });
    reading.held.set(name, renewed);
    return renewed;
  }
  const demandAuthority = () => demandIssuing(office, reading.authorities);
  /** What was read and how many certificates were revoked when nothing was due, and in which minute. */
  let calm: { reading: Reading; revoked: number; minute: number } | undefined;
  function describeMoment() {
    const issuers = ['root' as const, ...reading.authorities.issuing.map(({ name }) => name)];
    const revoked = issuers.reduce((sum, name) => sum + office.register.listRevoked(name).length, 0);
    return { reading, revoked, minute: Math.floor(clock().getTime() / 60_000) };
  }
  async function rollOver(): Promise<RollOver> {
    await files.catchUp();
    refresh();
    const outcome: RollOver = { renewed: [], failures: [] };
    // Each signature asks some ten times.
    const moment = describeMoment();
    if (
      calm?.reading === moment.reading &&
      calm.revoked === moment.revoked &&
      calm.minute === moment.minute &&
      stamp !== undefined
    )
      return outcome;
    const living = reading.authorities.issuing.filter(({ notAfter }) => clock() < notAfter);
    for (const authority of living) {
      const name = nameResponder(authority.name);
      await collectRenewal(outcome, name, () => renewIfDue(name, () => authority));
    }
    for (const name of ['tsa', 'seal']) await collectRenewal(outcome, name, () => renewIfDue(name, demandAuthority));
    calm = outcome.renewed.length + outcome.failures.length === 0 ? moment : undefined;
    return outcome;
  }

  return {
    get reading() {
      return reading;
    },
    refresh,
    read: (name) => read(name, reading.authorities),
    demandIssuing: demandAuthority,
    rollOver,
    async prepare() {
      const { failures } = await rollOver();
      const { authorities, held } = reading;
      for (const name of ['seal', 'tsa', nameResponder(authorities.issuing.at(-1)!.name)]) {
        if (!held.has(name)) throw new TrustCentreError('authority_ended', failures[0]?.message ?? name);
      }
    },
    list() {
      // Should it fail, then everything is read again on the next use.
      stamp = undefined;
      readAgain(files.readStamp());
      const { root, issuing, rootResponder } = reading.authorities;
      return [
        describeCertificate(office, 'root', root),
        ...issuing.map(({ name, certificate }) => describeCertificate(office, name, certificate)),
        describeCertificate(office, 'root-ocsp', rootResponder.chain[0]),
        ...[...reading.held.values()].map((identity) => describeIdentity(office, identity)),
      ];
    },
  };
}
