import type { DirectUser } from '@sigillum/api-contracts/user/schemas.ts';
import type { Services } from '../services.ts';
import { usualSettings } from '@sigillum/api-contracts/business/settings.ts';
import { joinName } from '../rules/join-name.ts';
import { readQualities, writeUserQualities } from './signature-qualities.ts';

/** The visitor of a signature as GET /v1/direct/user shows it. */
export async function describeDirectUser(
  { db, trust }: Pick<Services, 'db' | 'trust'>,
  sid: string,
  now: Date,
): Promise<DirectUser> {
  const visitor = await db
    .selectFrom('signatures')
    .select(['stated_first_name', 'stated_last_name'])
    .select(['sid', 'request_id', 'email', 'first_name', 'last_name', 'mobile', 'language', 'signed_at'])
    .where('sid', '=', sid)
    .executeTakeFirstOrThrow();
  return {
    id: visitor.sid,
    signatureRequestId: visitor.request_id,
    email: visitor.email,
    emailVerified: visitor.signed_at !== null,
    firstName: visitor.stated_first_name ?? visitor.first_name,
    lastName: visitor.stated_last_name ?? visitor.last_name,
    invitedName: joinName(visitor.first_name, visitor.last_name) || null,
    mobile: visitor.mobile,
    lang: visitor.language,
    signatureQualities: writeUserQualities(
      await readQualities({ trust }, db, { isEmailVerified: true, mobile: visitor.mobile, visit: { sid, now } }),
    ),
    permissions: { visualSignatures: usualSettings.visualSignatures },
  };
}
