import type { Kysely } from 'kysely';
import type { Antivirus } from './antivirus/clamd.ts';
import type { Config } from './config.ts';
import type { Converter } from './conversion/converter.ts';
import type { Replica } from './database/replica.ts';
import type { Database } from './database/schema.ts';
import type { ProgramCalls } from './http/program-calls.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { HealthChecks } from './process/health.ts';
import type { Log } from './process/log.ts';
import type { Metrics } from './process/metrics.ts';
import type { FormsService } from './platform/forms-service.ts';
import type { NoticeWatch } from './maintenance/watch-notices.ts';
import type { Clock } from './platform/keep-clock.ts';
import type { PdfWorkers } from '@sigillum/engine/pdf/workers';
import type { IdentityVendor } from './identity/identity-vendor.ts';
import type { MobileId } from './identity/mobile-id.ts';
import type { TxtResolver } from './identity/txt-resolver.ts';
import type { ChargebeePortal } from './payments/chargebee-portal.ts';
import type { Payments } from './payments/payments.ts';
import type { VatRegister } from './payments/vat-register.ts';
import type { Secrets } from './process/secrets.ts';
import type { Referral } from './referral/referral.ts';
import type { ReportOutlet } from './reporting/report-outlet.ts';
import type { BlobStore } from './storage/blob-store.ts';
import type { LockedBucket } from './storage/locked-bucket.ts';
import type { TrustCentre } from '@sigillum/engine/trust-centre';
import type { TrustService } from '@sigillum/engine/trust';
import type { Verification } from './verification/open-verification.ts';

/** Everything that lives as long as the process. Made once in main.ts, or by a test. */
export interface Services {
  config: Config;
  db: Kysely<Database>;
  /** A server that follows the database, for lists and exports; undefined: there is none. */
  replica: Replica | undefined;
  blobs: BlobStore;
  /** Where evidence is locked; undefined: nowhere. */
  lockedBucket: LockedBucket | undefined;
  /** Looks through files that come in; undefined: nobody does. */
  antivirus: Antivirus | undefined;
  /** Makes PDFs of office files; undefined: nobody does. */
  converter: Converter | undefined;
  jobs: Jobs;
  log: Log;
  /** Undefined where nothing is measured. */
  metrics: Metrics | undefined;
  /** What programs have asked. */
  programCalls: ProgramCalls;
  pdf: PdfWorkers;
  secrets: Secrets;
  /** Asks name servers who runs a domain. */
  resolver: TxtResolver;
  /** Who identifies people, the first one that offers a way; nobody unless set up. */
  identity: readonly IdentityVendor[];
  /** Who sells plans by card; undefined where nobody does. */
  payments: Payments | undefined;
  /** Where long-standing customers look after what they pay; undefined unless set up. */
  chargebee: ChargebeePortal | undefined;
  /** Says whether VAT numbers are in use; undefined where nobody is asked. */
  vatRegister: VatRegister | undefined;
  /** Asks people on their phones; undefined unless set up. */
  mobileId: MobileId | undefined;
  /** Who signs and stamps: the embedded trust centre's adapter, or a real trust service. */
  trust: TrustService;
  /** The embedded trust centre, for what it publishes over HTTP. */
  trustCentre: TrustCentre;
  /** Checks files of strangers, apart from everything that members wait for. */
  verification: Verification;
  /** Who takes the contact form; undefined: there is none. */
  forms: FormsService | undefined;
  /** Who rewards recommendations; undefined: nobody. */
  referral: Referral | undefined;
  /** Where errors are reported to; undefined: nowhere. */
  reports: ReportOutlet | undefined;
  /** The maintenance notice of this moment. */
  notices: NoticeWatch;
  /** Identifies this start of the server: leases of an earlier start are void. */
  bootId: string;
  /** What /readyz asks of each part. */
  checks: Readonly<HealthChecks>;
  /** The clock. Nothing else may ask for the time. */
  now: () => Date;
  /** Watches over it: what was refused as expired stays so when it goes back. */
  clock: Clock;
}
