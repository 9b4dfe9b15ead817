import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { Config } from './config.ts';
import { unlockEverybody } from './business/unlock-everybody.ts';
import { watchKeys } from './business/watch-keys.ts';
import { openCentre } from './open-centre.ts';
import { openPayments } from './open-payments.ts';
import { compareWithDatabase, openSharedKey, requireWholeData } from './database/installation.ts';
import { openDatabase } from './database/open-database.ts';
import { openReplica } from './database/replica.ts';
import type { OpenDatabase } from './database/open-database.ts';
import { eraseBusiness } from './departure/erase-business.ts';
import { settleAccount } from './departure/settle-account.ts';
import { forgiveLate } from './process/forgive-late.ts';
import type { HealthCheck } from './process/health.ts';
import { makeRegistrationAuthorityVendor } from './identity/registration-authority-vendor.ts';
import { makeBrokerVendor } from './identity/broker-vendor.ts';
import { makeIdAustriaVendor, type IdAustriaOptions } from './identity/id-austria-vendor.ts';
import { makeEudiVerifier } from './identity/eudi-verifier.ts';
import { makeSwiyuVerifier } from './identity/swiyu-verifier.ts';
import { makeWalletVendor } from './identity/wallet-vendor.ts';
import { makeDeskVendor } from './identity/desk-vendor.ts';
import type { IdentityVendor } from './identity/identity-vendor.ts';
import { makeMobileId } from './identity/mobile-id-service.ts';
import { createTxtResolver } from './identity/txt-resolver.ts';
import { makeBounceAddresses, type BounceAddresses } from './bounces/bounce-address.ts';
import { noteBounce } from './bounces/note-bounce.ts';
import { openBounceDoor } from './bounces/open-bounce-door.ts';
import { createJobs } from './jobs/jobs.ts';
import { resumeJobs } from './jobs/resume-jobs.ts';
import { beginRound } from './jobs/rounds.ts';
import type { Log } from './process/log.ts';
import { keepDeputy } from './members/deputies.ts';
import { watchDomain } from './members/watch-domain.ts';
import { findIdentified } from './identification/find-identified.ts';
import { resumePayments } from './identification/follow-payment.ts';
import { settlePayment } from './identification/settle-payment.ts';
import { remindIdentified } from './identification/remind-identified.ts';
import { watchCase } from './identification/watch-case.ts';
import { outboxTransport, type MailTransport } from './mail/mail-transport.ts';
import { watchErased } from './documents/forget-erased.ts';
import { guardDeletes, openOwnBucket } from './documents/own-bucket.ts';
import { noteUnseen } from './documents/unseen-spans.ts';
import { makeAttachmentOpener } from './documents/open-mail-attachments.ts';
import { createMailSender } from './mail/send-mails.ts';
import { createSmtpTransport } from './mail/smtp-transport.ts';
import { createPdfWorkers, engineModules } from '@sigillum/engine/pdf/workers';
import { makeHubspotForms } from './platform/hubspot-forms.ts';
import { openNotices } from './maintenance/open-notices.ts';
import { keepClock } from './platform/keep-clock.ts';
import { nameCaller } from './http/caller-context.ts';
import { createProgramCalls } from './http/program-calls.ts';
import { deliverCallback } from './requests/deliver-callback.ts';
import { stopCharging } from './payments/stop-charging.ts';
import { resumePurchases } from './pricing/resume-purchases.ts';
import { syncSubscription } from './pricing/sync-subscription.ts';
import { cleanUp } from './platform/clean-up.ts';
import { watchQuotas } from './pricing/watch-quotas.ts';
import { watchTrials } from './pricing/watch-trials.ts';
import { listenForMetrics, openMetrics } from './process/metrics.ts';
import { traceWorkerJob } from './process/trace-work.ts';
import { makeSpaceCheck } from './process/check-space.ts';
import { makeDataFolder } from './process/make-data-folder.ts';
import { makeCelloReferral } from './referral/cello-referral.ts';
import { tellReferral } from './referral/tell-referral.ts';
import type { ReportOutlet } from './reporting/report-outlet.ts';
import { createSecrets, openServerKey, type Secrets } from './process/secrets.ts';
import { sweepTemporary } from './process/sweep-temporary.ts';
import type { Services } from './services.ts';
import { keepRetention } from './signature-requests/keep-retention.ts';
import { watchSeals } from './seals/watch-seals.ts';
import { lockEvidence } from './signature-requests/lock-evidence.ts';
import { keepList, resumeLists } from './signature-requests/keep-list.ts';
import { actOnBatch } from './templates/act-on-batch.ts';
import { sendBatch } from './templates/send-batch.ts';
import { noteRefusedMail } from './signature-requests/note-refused-mail.ts';
import { tellBounce } from './signature-requests/tell-bounce.ts';
import { remindBySchedule } from './signature-requests/remind-by-schedule.ts';
import { expireRequest } from './signature-requests/schedule-expiry.ts';
import { tellSuccess } from './signature-requests/tell-success.ts';
import { tellChanges } from './signature-requests/tell-changes.ts';
import { resumeSigning } from './signing/resume-signing.ts';
import { createAspsmsProvider } from './sms/aspsms-provider.ts';
import { outboxSmsProvider } from './sms/sms-provider.ts';
import { createSmsSender } from './sms/send-sms.ts';
import { openClamd } from './antivirus/clamd.ts';
import { openConverter } from './conversion/open-converter.ts';
import { openLockedBucket } from './storage/locked-bucket.ts';
import { StorageUnavailableError } from './storage/blob-store.ts';
import { openBlobStore } from './storage/open-blob-store.ts';
import { checkTrustHealth, composeTrust, makeLocalTrustService, makeQualifiedTwin } from '@sigillum/engine/trust';
import { makeCentreChecks } from '@sigillum/engine/trust-centre';
import { findNewestTime } from './evidence/find-newest-time.ts';
import { watchFigures } from './operator/watch-figures.ts';
import { openVerification } from './verification/open-verification.ts';

export type OpenServices = {
  services: Services;
  database: OpenDatabase;
  /** Ends everything in the opposite order: work under way first, the database last. */
  close(): Promise<void>;
};

/** What opening needs besides the configuration. */
export type OpenServicesOptions = {
  config: Config;
  log: Log;
  reports: ReportOutlet | undefined;
  say: (step: string) => void;
  onLost: (reason: Error) => void;
  /** Told when this thread is about to wait for another one: what it has to do anyway costs no time then. */
  meanwhile: () => void;
};

/**
 * Who identifies people on a test system of this machine alone, where nobody real is set up: a web application of its own, whose pages say
 * that nobody is really identified. Never in production (docs/decisions/102).
 */
async function openLocalDesk(
  { dataDir, host, port }: Config,
  secrets: Secrets,
  { now, isFree }: { now: () => Date; isFree: boolean },
) {
  const { openDesk } = await import('./testing/identification-desk/open-desk.ts');
  const secret = secrets.deriveSecret('identification desk');
  const notifyUrl = `http://${host.includes(':') ? `[${host}]` : host}:${port}/trust/identity/desk`;
  const webhookKey = secrets.deriveSecret('local wallet');
  const wallet = { webhookUrl: notifyUrl.replace(/desk$/, 'swiyu'), webhookKey };
  const file = path.join(dataDir, 'identification-desk.json');
  const desk = await openDesk({ port, file, secret, notifyUrl, wallet, now });
  const swiyu = { url: desk.url, issuers: ['did:example:local'], vct: 'local-identity' };
  return {
    ...desk,
    vendors: [
      makeDeskVendor({ url: desk.url, secret, now, isFree }),
      makeWalletVendor({
        ...{ wallet: 'swiyu' as const, verifier: makeSwiyuVerifier(swiyu), webhookKey },
        ...{ isLocal: true, clock: now },
      }),
      makeWalletVendor({
        ...{ wallet: 'eudi' as const, verifier: makeEudiVerifier(desk), webhookKey: undefined },
        ...{ isLocal: true, clock: now },
      }),
    ],
  };
}

/** ID Austria as the operator has set it up, or its stand-in on a test system of this machine alone (docs/decisions/112). */
async function openAustria({ identity, isTestSystem, isLocal, role, port, publicUrl }: Config, secrets: Secrets) {
  const returnUrl = `${publicUrl}/profile/signature-standards/id-austria-success`;
  const visitorReturnUrl = `${publicUrl}/direct-sign/identification/id-austria-success`;
  if (identity.idAustria) return { settings: { ...identity.idAustria, returnUrl, visitorReturnUrl } };
  if (!isTestSystem || !isLocal || role) return undefined;
  const { openIdAustria } = await import('./testing/id-austria/open-id-austria.ts');
  const client = { clientId: publicUrl, clientSecret: secrets.deriveSecret('local id austria') };
  const { issuer, close } = await openIdAustria({ port, ...client, redirectUris: [returnUrl, visitorReturnUrl] });
  return { settings: { issuer, ...client, quality: 'AES_MINIMAL' as const, returnUrl, visitorReturnUrl }, close };
}

/** The operator's forms service, or its stand-in on a test system of this machine alone (docs/decisions/135). */
async function openForms({ hubspot, isTestSystem, isLocal, role, publicUrl }: Config) {
  const page = `${publicUrl}/contact`;
  if (hubspot) return { service: makeHubspotForms(hubspot, page) };
  if (!isTestSystem || !isLocal || role) return undefined;
  const { openHubspot } = await import('./testing/hubspot/open-hubspot.ts');
  const { settings, close } = await openHubspot();
  return { service: makeHubspotForms(settings, page), close };
}

/** Mobile ID as the operator has set it up, or its stand-in on a test system of this machine alone (docs/decisions/127). */
async function openMobile(config: Config, secrets: Secrets, clock: () => Date) {
  if (config.mobileId) return { mobileId: makeMobileId({ ...config.mobileId, clock }) };
  if (!config.isTestSystem || !config.isLocal || config.role) return undefined;
  const { openMobileId } = await import('./testing/mobile-id/open-mobile-id.ts');
  const secret = secrets.deriveSecret('local mobile id');
  const file = path.join(config.dataDir, 'mobile-id.json');
  const { settings, serverCertificate, writePhoneUrl, close } = await openMobileId({
    ...{ port: config.port, secret, file, now: clock },
  });
  return { mobileId: makeMobileId({ ...settings, serverCertificate, writePhoneUrl, isLocal: true, clock }), close };
}

/** Whoever identifies people besides the desk, in order of preference. */
function makeVendors(
  { identity: { broker, registrationAuthority, swiyu, eudi }, publicUrl }: Config,
  austria: Omit<IdAustriaOptions, 'secret' | 'clock'> | undefined,
  secrets: Secrets,
  clock: () => Date,
): IdentityVendor[] {
  const noticeToken = secrets.deriveSecret('notices of the broker');
  const noticeUrl = `${publicUrl}/trust/identity/broker`;
  return [
    ...(broker ? [makeBrokerVendor({ ...broker, noticeUrl, noticeToken, clock })] : []),
    ...(registrationAuthority ? [makeRegistrationAuthorityVendor({ ...registrationAuthority, clock })] : []),
    ...(austria ? [makeIdAustriaVendor({ ...austria, secret: secrets.deriveSecret('id austria'), clock })] : []),
    ...(swiyu
      ? [
          makeWalletVendor({
            ...{ wallet: 'swiyu' as const, verifier: makeSwiyuVerifier(swiyu), webhookKey: swiyu.webhookKey },
            ...{ isLocal: false, clock },
          }),
        ]
      : []),
    ...(eudi
      ? [
          makeWalletVendor({
            ...{ wallet: 'eudi' as const, verifier: makeEudiVerifier(eudi), webhookKey: undefined },
            ...{ isLocal: false, clock },
          }),
        ]
      : []),
  ];
}

/** Opens everything that lives as long as the process. When a part fails, those opened before it are closed again. */
export async function openServices({
  config,
  log,
  reports,
  say,
  onLost,
  meanwhile,
}: OpenServicesOptions): Promise<OpenServices> {
  const closers: (() => unknown)[] = [];
  const close = async () => {
    for (const end of closers.splice(0).toReversed()) await end();
  };
  const inDataDir = (name: string) => path.join(config.dataDir, name);
  const now = () => new Date();
  // Taken before anything is: a job may store a file while the next one is set up.
  const begunAt = now();
  // What is older nobody is at work on, where no other server is.
  const startedAt = config.role ? undefined : begunAt;
  try {
    await makeDataFolder('DATA_DIR', config.dataDir);
    sweepTemporary(begunAt);
    requireWholeData(config);
    const folder = inDataDir('postgres');
    const bootId = randomUUID();
    const isShared = config.role !== undefined;
    const database = await openDatabase({
      ...{ url: config.databaseUrl, standbyUrl: config.standbyUrl, poolerUrl: config.poolerUrl },
      ...{ folder, log, onProgress: say, onLost },
      ...{ isShared, bootId },
    });
    closers.push(database.close);
    const { takeTurn } = database.lock;
    const { dataDir, keyPassphrase } = config;
    const secrets = await takeTurn(async () =>
      isShared
        ? openSharedKey(database.db, dataDir, keyPassphrase)
        : createSecrets(openServerKey(dataDir, keyPassphrase)),
    );
    if (isShared) {
      const { isWell, message } = await compareWithDatabase(database.pool, now);
      if (!isWell) throw new Error(message);
    }
    if (config.cacheDir !== config.dataDir) await makeDataFolder('CACHE_DIR', config.cacheDir);
    const bucket = await openOwnBucket(config, database.db);
    // A bucket that cannot be reached keeps nobody from starting; it is asked again before anything is deleted there.
    await takeTurn(async () => bucket?.require()).catch((error: unknown) => {
      if (!(error instanceof StorageUnavailableError)) throw error;
      log.warn('the bucket has not said whose it is', { error });
    });
    const store = await openBlobStore(config);
    const blobs = bucket ? guardDeletes(store, bucket) : store;
    await noteUnseen(database.db, blobs, begunAt);

    const centre = await openCentre(config, { database, secrets, now, say, meanwhile });
    closers.push(centre.close);
    const { trustCentre } = centre;

    // Two at least: an upload that is being inspected never keeps readers from their pages.
    const size = Math.min(4, Math.max(2, availableParallelism() - 1));
    const cacheFolder = path.join(config.cacheDir, 'pages');
    const pdf = createPdfWorkers({
      size,
      memoryMb: 512,
      timeoutMs: 8000,
      cacheFolder,
      modules: engineModules,
      watch: traceWorkerJob,
      nameCaller,
    });
    closers.push(() => pdf.close());

    const { db } = database;
    const replica = config.replicaUrl ? openReplica(config.replicaUrl, db, database.pool, { log }) : undefined;
    closers.push(() => replica?.close());
    if (config.billing === 'none') await unlockEverybody(db, now());
    const metrics = config.metrics && (await openMetrics());
    const jobs = createJobs(database.address, log, {
      isSender: config.role === 'web',
      ...(metrics && { onRun: metrics.observeJob }),
    });
    closers.push(() => jobs.stop());
    // Its tables are made by one, too.
    await takeTurn(() => jobs.start());
    if (config.role !== 'web') await database.lock.beginJobs(() => resumeJobs(db));
    const transport = config.smtpUrl ? createSmtpTransport(config.smtpUrl, config.mailFrom) : outboxTransport;
    closers.splice(-1, 0, () => transport.close());
    const austria = await openAustria(config, secrets);
    closers.push(() => austria?.close?.());
    const mobile = await openMobile(config, secrets, now);
    closers.push(() => mobile?.close?.());
    const vendors = makeVendors(config, austria?.settings, secrets, now);
    const sales = await openPayments(config, secrets, now);
    closers.push(() => sales.close());
    const isDeskNeeded = config.isTestSystem && config.isLocal && !config.role && !config.identity.broker;
    // Nobody pays money for what identifies nobody; where no money moves either, both are shown together.
    const isFree = !sales.payments?.page.isLocal;
    const desk = isDeskNeeded ? await openLocalDesk(config, secrets, { now, isFree }) : undefined;
    if (desk) closers.push(() => desk.close());
    const local = makeLocalTrustService(trustCentre);
    const isSetUp = config.trust.csc !== undefined || config.trust.onDemand !== undefined;
    const twin =
      desk && !isSetUp
        ? makeQualifiedTwin({
            ...{ local, cipher: secrets, clock: now, desk: desk.consents },
            findIdentified: (context) => findIdentified({ db, secrets, now }, context),
          })
        : undefined;
    const composed = composeTrust({ settings: config.trust, local, cipher: secrets, clock: now, twin });
    const { trust } = composed;
    const listTrusted = () => trust.anchors();
    const verification = await openVerification({ ...config, db, trustCentre, listTrusted, log, now });
    closers.push(() => verification.close());
    const forms = await openForms(config);
    closers.push(() => forms?.close?.());
    const notices = openNotices(config, { db, log, now });
    closers.push(() => notices.close());
    const services: Services = {
      config,
      db,
      replica,
      blobs,
      lockedBucket: config.storage.locked && (await openLockedBucket(config.storage.locked.objects)),
      antivirus: config.antivirus && openClamd(config.antivirus, log),
      converter: await openConverter(config.conversion, [...new Set([config.dataDir, config.cacheDir])]),
      jobs,
      log,
      metrics,
      programCalls: createProgramCalls(database.db, log),
      pdf,
      secrets,
      resolver: createTxtResolver(config.dnsServer),
      identity: [...vendors, ...(desk?.vendors ?? [])],
      ...{ payments: sales.payments, chargebee: sales.chargebee, vatRegister: sales.vatRegister },
      mobileId: mobile?.mobileId,
      trust,
      trustCentre,
      verification,
      forms: forms?.service,
      reports,
      referral: config.cello && makeCelloReferral(config.cello, now),
      notices,
      checks: {
        database: forgiveLate(() => database.pool.query('select 1')),
        files: forgiveLate(() => blobs.checkHealth()),
      },
      bootId,
      now,
      clock: keepClock({ db, log, now }),
    };
    if (isShared) {
      const watch = watchErased(services);
      closers.push(() => watch.close());
    }
    const addresses = config.bounces && makeBounceAddresses(secrets, config.bounces.domain);
    if (config.role !== 'web') await beginWork(services, startedAt, transport, addresses);
    const door = addresses && (await openDoor(services, addresses));
    if (door) closers.push(() => door.close());
    if (!config.sms && (!config.isLocal || config.smtpUrl))
      log.warn('no provider of text messages is set: codes by SMS are kept, but reach nobody');
    const newest = await findNewestTime(db);
    const more: Record<string, HealthCheck> = {
      space: makeSpaceCheck(config.dataDir),
      jobs: () => jobs.checkHealth(),
      clock: services.clock.check,
      ...(replica && { replica: replica.check }),
      ...(isShared && { databaseClock: () => compareWithDatabase(database.pool, now) }),
      // The local one alone: a probe must not make foreign services sign or stamp.
      trust: () => checkTrustHealth(local),
      ...makeCentreChecks(trustCentre, newest, now, composed.listNotices),
    };
    const forgiving = Object.entries(more).map(([name, check]) => [name, forgiveLate(check)] as const);
    services.checks = { ...services.checks, ...Object.fromEntries(forgiving) };
    if (metrics && config.metrics) {
      watchFigures(metrics, services);
      const answering = await listenForMetrics(metrics, config.metrics);
      closers.push(() => answering.close());
    }
    return { services, database, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Where mails come back that could not be delivered, as the operator has set it up. */
async function openDoor(services: Services, addresses: BounceAddresses) {
  const { bounces, tlsFiles } = services.config;
  if (!bounces?.door) return undefined;
  const onFailure = (error: unknown) =>
    services.log.error('the certificate of the door of bounces cannot be renewed', { error });
  return openBounceDoor({
    ...{ ...bounces.door, domain: bounces.domain, addresses, log: services.log },
    tls: tlsFiles && { files: tlsFiles, onFailure },
    note: (mailId, bounce) => noteBounce(services, mailId, bounce),
  });
}

/** Most are short, and many are written at once. While one with large files is on its way in a lane, the other goes on. */
const [mailLanes, mailsPerLane] = [2, 4];

/** Runs every kind of job on this server, and takes up what an earlier one has left before `startedAt`. */
async function beginWork(
  services: Services,
  startedAt: Date | undefined,
  transport: MailTransport,
  addresses: BounceAddresses | undefined,
): Promise<void> {
  const { config, jobs } = services;
  await jobs.work(
    'send-mail',
    createMailSender(services, transport, {
      openAttachments: makeAttachmentOpener(services),
      noteRefused: (mail) => noteRefusedMail(services, mail),
      writeReturnPath: addresses?.write,
    }),
    mailLanes,
    mailsPerLane,
  );
  await jobs.work('note-bounce', ({ mailId }) => tellBounce(services, mailId));
  await jobs.work(
    'send-sms',
    createSmsSender(services, config.sms ? createAspsmsProvider(config.sms) : outboxSmsProvider),
  );
  await jobs.work('tell-all-signed', ({ requestId }, run) => tellSuccess(services, requestId, run));
  await jobs.work('lock-evidence', ({ requestId }) => lockEvidence(services, requestId), 1);
  await jobs.work('tell-changes', (changes, run) => tellChanges(services, changes, run));
  await jobs.work('expire-request', ({ requestId }) => expireRequest(services, requestId));
  await jobs.work('remind-signers', ({ requestId }, run) => remindBySchedule(services, requestId, run));
  await jobs.work('keep-deputy', ({ userId }) => keepDeputy(services, userId));
  await jobs.work('deliver-callback', ({ callbackId }, run) => deliverCallback(services, callbackId, run), 4);
  await jobs.work('check-domain', (domain, run) => watchDomain(services, domain, run));
  await jobs.work('watch-identification', (look, run) => watchCase(services, look, run), 4);
  await jobs.work('remind-identified', () => remindIdentified(services), 1);
  await beginRound(services, 'remind-identified');
  await jobs.work('sync-subscription', async ({ customerId }) => void (await syncSubscription(services, customerId)));
  await jobs.work('settle-payment', async ({ paymentId }) => void (await settlePayment(services, paymentId)));
  await jobs.work('stop-charging', (gone) => stopCharging(services, gone));
  // One batch after another gets its turn: a run sends a few rows of one, and stands behind the others again.
  await jobs.work('send-batch', ({ batchId }, run) => sendBatch(services, batchId, run));
  await jobs.work('act-on-batch', (act, run) => actOnBatch(services, act, run), 1);
  await jobs.work('keep-list', ({ userId }) => keepList(services, userId));
  await resumeLists(services);
  await jobs.work('tell-referral', (event, run) => tellReferral(services, event, run));
  await resumePurchases(services);
  await resumePayments(services);
  await jobs.work('settle-account', ({ userId }) => settleAccount(services, userId), 1);
  await jobs.work('erase-business', ({ businessId }) => eraseBusiness(services, businessId), 1);
  await resumeSigning(services);
  await jobs.work('watch-seals', () => watchSeals(services), 1);
  await beginRound(services, 'watch-seals');
  await jobs.work('watch-keys', () => watchKeys(services), 1);
  await beginRound(services, 'watch-keys');
  await jobs.work('watch-trials', () => watchTrials(services), 1);
  await beginRound(services, 'watch-trials');
  await jobs.work('watch-quotas', () => watchQuotas(services), 1);
  await beginRound(services, 'watch-quotas');
  await jobs.work('clean-up', () => cleanUp(services, startedAt), 1);
  await beginRound(services, 'clean-up');
  await jobs.work('keep-retention', () => keepRetention(services), 1);
  await beginRound(services, 'keep-retention');
}
