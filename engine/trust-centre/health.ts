import { createHash, randomBytes } from 'node:crypto';

import { chooseMessageAlgorithm } from '../pki/algorithms.ts';
import type { IssuerName } from '../pki/issue-certificate.ts';
import { TokenError } from './pkcs11/token-error.ts';
import { shareInFlight } from '../pki/share-in-flight.ts';
import type { TokenKey } from '../pki/signing-key.ts';
import { buildTimestampRequest, readTimestampResponse, verifyTimestampToken } from '../pki/timestamp-token.ts';
import { compareClocks, findClockFault } from './clock.ts';
import { rootEnded } from './root.ts';
import { TrustCentreError } from './trust-centre-error.ts';
import { nameResponder } from './identities.ts';
import type { CentreCertificate, TrustCentre } from './trust-centre.ts';

/** What a check of the trust centre finds: `ok` or a stable word, and a sentence for the operator. */
export type CentreFinding = {
  state: string;
  isWell: boolean;
  message?: string;
  /** Stable words for what will soon need the operator. */
  notices: string[];
  /** Whole days until each certificate ends, by file name; of the organisations' seals only the next one to end. */
  daysLeft?: Record<string, number>;
};

const DAY = 86_400_000;
const RENEW_AUTHORITY = 'Run "npm run trust -- renew-authority".';

/** Whole days until a certificate ends; negative after its end. */
export const countDaysLeft = ({ certificate }: CentreCertificate, now: Date) =>
  Math.floor((certificate.validToDate.getTime() - now.getTime()) / DAY);

const failed = (state: string, message: string): CentreFinding => ({ state, isWell: false, message, notices: [] });

/** A probe that waits for its answer longer than this would itself be given up by who reads the health; milliseconds. */
const TOKEN_PATIENCE = 1500;

/** Why a key in a token does not sign now; undefined when it does. */
async function findTokenFault(key: TokenKey): Promise<CentreFinding | undefined> {
  const { promise, resolve } = Promise.withResolvers<CentreFinding>();
  const silence = failed('token_silent', `The token "${key.label}" does not answer within ${TOKEN_PATIENCE} ms.`);
  const timer = setTimeout(() => resolve(silence), TOKEN_PATIENCE);
  const trial = key.sign(chooseMessageAlgorithm(key), randomBytes(32)).then(
    () => undefined,
    (error: unknown) => {
      if (error instanceof TokenError) return failed(error.fault, error.message);
      throw error;
    },
  );
  return await Promise.race([trial, promise]).finally(() => clearTimeout(timer));
}

/**
 * Every key opens and belongs to its certificate, and those in tokens sign. Words: key_unreadable, token_silent,
 * token_absent, token_pin_refused, token_failed.
 */
export async function judgeKeys(centre: TrustCentre): Promise<CentreFinding> {
  let certificates: CentreCertificate[];
  try {
    certificates = centre.listCertificates();
  } catch (error) {
    return failed('key_unreadable', (error as Error).message);
  }
  const faults = await Promise.all(
    certificates.flatMap(({ tokenKey }) => (tokenKey ? [findTokenFault(tokenKey)] : [])),
  );
  return faults.find((fault) => fault !== undefined) ?? { state: 'ok', isWell: true, notices: [] };
}

/**
 * No certificate that the service stands on has ended or is revoked. Words: root_ended, authority_ended,
 * authority_revoked, root_status_ended, certificate_ended. Notices: root_near_end, renew_authority (a year ahead, or
 * made for another address), imported_near_end (thirty days ahead), seal_ended, seal_unreadable, seal_token_failed (at its
 * last use): one organisation's seal keeps nobody else from signing.
 */
export function judgeCertificates(
  centre: TrustCentre,
  now: Date,
  { seals, faults } = centre.listSeals(),
): CentreFinding {
  const services = centre.listCertificates();
  const authorities = services.filter(({ name }) => name.startsWith('issuing-ca'));
  const newest = authorities.at(-1)!;
  const daysOf = (name: string) =>
    countDaysLeft(
      services.find((one) => one.name === name)!,
      now,
    );
  // Older authorities and their responders end one after another, as they should.
  const current = services.filter((one) => one === newest || !authorities.includes(one));
  const standing = current.filter(
    ({ name }) => !name.startsWith('ocsp') || name === nameResponder(newest.name as IssuerName),
  );
  const ended = standing.find((one) => countDaysLeft(one, now) < 0);

  const daysLeft = Object.fromEntries(services.map((one) => [one.name, countDaysLeft(one, now)]));
  if (seals.length > 0) daysLeft['organisation-seals'] = Math.min(...seals.map((one) => countDaysLeft(one, now)));
  const isElsewhere = !(newest.certificate.infoAccess ?? '').includes(`URI:${readAddress(standing)}/`);
  const notices = [
    ...(daysOf('root') < 730 ? ['root_near_end'] : []),
    ...(daysOf(newest.name) < 365 || daysOf('root-ocsp') < 365 || isElsewhere ? ['renew_authority'] : []),
    ...([...services, ...seals].some((one) => one.isImported && countDaysLeft(one, now) < 30)
      ? ['imported_near_end']
      : []),
    ...(seals.some((one) => countDaysLeft(one, now) < 0) ? ['seal_ended'] : []),
    ...(faults.length > 0 ? ['seal_unreadable'] : []),
    ...(seals.some(({ tokenKey }) => tokenKey?.findFault() !== undefined) ? ['seal_token_failed'] : []),
  ];
  const judged = { notices, daysLeft };
  if (daysOf('root') < 0) {
    return { ...failed('root_ended', rootEnded), ...judged };
  }
  const isEnded = daysOf(newest.name) < 0;
  if (isEnded || newest.isRevoked) {
    const [state, what] = isEnded ? ['authority_ended', 'has ended'] : ['authority_revoked', 'is revoked'];
    return { ...failed(state, `The issuing authority ${what}. ${RENEW_AUTHORITY}`), ...judged };
  }
  if (daysOf('root-ocsp') < 0) {
    return {
      ...failed('root_status_ended', `The status responder of the root has ended. ${RENEW_AUTHORITY}`),
      ...judged,
    };
  }
  if (ended) {
    const advice = ended.isImported ? 'Import a new one.' : 'Run "npm run trust -- roll-over" and read why it fails.';
    return { ...failed('certificate_ended', `The certificate "${ended.name}" has ended. ${advice}`), ...judged };
  }
  return { state: 'ok', isWell: true, ...judged };
}

/** The public address that the newest service certificate names. */
function readAddress(services: CentreCertificate[]): string {
  const own = services.find(({ name, isImported }) => name.startsWith('ocsp') && !isImported);
  return /URI:(.+)\/trust\/ocsp/.exec(own?.certificate.infoAccess ?? '')?.[1] ?? '';
}

/**
 * The time that the timestamp authority states agrees with the machine's clock, and lies not before anything that was
 * already issued or recorded. Words: clock_behind, clock_differs, no_timestamp.
 */
export async function judgeClock(
  centre: TrustCentre,
  input: { machine: Date; newestRecord?: Date },
): Promise<CentreFinding> {
  const newest = [centre.newestTime(), input.newestRecord].reduce((a, b) => (!a || (b && b > a) ? b : a));
  const behind = findClockFault(centre.clock(), newest);
  if (behind) return failed(behind.word, behind.message);
  try {
    const imprint = createHash('sha256').update('clock').digest();
    const { request, nonce } = buildTimestampRequest(imprint);
    const token = readTimestampResponse(await centre.answerTimestamp(request));
    const { at } = verifyTimestampToken(token, { imprint, nonce, anchors: centre.anchors() });
    const fault = compareClocks(at, input.machine);
    return fault ? failed(fault.word, fault.message) : { state: 'ok', isWell: true, notices: [] };
  } catch (error) {
    if (error instanceof TrustCentreError) throw error;
    return failed('no_timestamp', `The timestamp authority does not stamp: ${(error as Error).message}`);
  }
}

const HOUR = 3_600_000;

/**
 * The checks of a running server; on the way certificates near their end are renewed, those of organisations' seals, of
 * which there may be many, once an hour. `newestRecord`: the latest time in the audit trail when the server started;
 * `listClockNotices`: what others' timestamps say about the clock.
 */
export function makeCentreChecks(
  centre: TrustCentre,
  newestRecord?: Date,
  readMachine = () => new Date(),
  listClockNotices: () => string[] = () => [],
) {
  let seals: ReturnType<TrustCentre['listSeals']> | undefined;
  let readAt = 0;
  return {
    trustKeys: shareInFlight(() => judgeKeys(centre)),
    async trustCertificates() {
      await centre.rollOver();
      const now = centre.clock();
      if (!seals || Math.abs(now.getTime() - readAt) >= HOUR) {
        await centre.rollOverSeals();
        seals = centre.listSeals();
        readAt = now.getTime();
      }
      return judgeCertificates(centre, now, seals);
    },
    trustClock: shareInFlight(async () => {
      const finding = await judgeClock(centre, { machine: readMachine(), ...(newestRecord && { newestRecord }) });
      return { ...finding, notices: [...finding.notices, ...listClockNotices()] };
    }),
  };
}
