import type { AccountTables } from '../accounts/tables.ts';
import type { BusinessTables } from '../business/tables.ts';
import type { DocumentTables } from '../documents/tables.ts';
import type { EvidenceTables } from '../evidence/tables.ts';
import type { GroupTables } from '../groups/tables.ts';
import type { HttpTables } from '../http/tables.ts';
import type { IdentificationTables } from '../identification/tables.ts';
import type { MachineTables } from '../machine/tables.ts';
import type { MailTables } from '../mail/tables.ts';
import type { MaintenanceTables } from '../maintenance/tables.ts';
import type { MemberTables } from '../members/tables.ts';
import type { OperatorTables } from '../operator/tables.ts';
import type { PlatformTables } from '../platform/tables.ts';
import type { PricingTables } from '../pricing/tables.ts';
import type { ReferralTables } from '../referral/tables.ts';
import type { RequestTables } from '../requests/tables.ts';
import type { SealTables } from '../seals/tables.ts';
import type { SigningTables } from '../signing/tables.ts';
import type { SmsTables } from '../sms/tables.ts';
import type { TemplateTables } from '../templates/tables.ts';
import type { TrustStoreTables } from '../trust-store/tables.ts';
import type { TwoStepTables } from '../two-step/tables.ts';
import type { UserTables } from '../user/tables.ts';
import type { VerificationTables } from '../verification/tables.ts';
import type { VisualSignatureTables } from '../visual-signatures/tables.ts';

/** The rows of all areas, each of which declares its own in tables.ts. */
export interface Database
  extends
    HttpTables,
    MailTables,
    TrustStoreTables,
    SmsTables,
    ReferralTables,
    EvidenceTables,
    AccountTables,
    BusinessTables,
    SealTables,
    GroupTables,
    TwoStepTables,
    UserTables,
    RequestTables,
    DocumentTables,
    VisualSignatureTables,
    SigningTables,
    IdentificationTables,
    MaintenanceTables,
    MemberTables,
    OperatorTables,
    PlatformTables,
    PricingTables,
    TemplateTables,
    MachineTables,
    VerificationTables {}
