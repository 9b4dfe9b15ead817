import type { MobileIdOverview, MobileIdQuestion } from '@sigillum/api-contracts/identification/mobile-id-schemas.ts';
import { getAccount } from '../accounts/user-repository.ts';
import type { Services } from '../services.ts';
import { findMobileId, type QuestionRow } from './mobile-id-questions.ts';

/** Milliseconds between two looks at a phone. */
const lookAgainMs = 2000;
/** How long a page still tells what came of a question, in milliseconds. */
const tellMs = 15 * 60_000;

export const writeQuestion = (row: QuestionRow): MobileIdQuestion => ({
  id: row.id,
  purpose: row.purpose,
  state: row.state,
  reason: row.reason,
  text: row.text,
  asked_at: row.asked_at.toISOString(),
  expires_at: row.expires_at.toISOString(),
  retry_after: lookAgainMs,
});

/** All about Mobile ID for a person. */
export async function describeMobileId(
  { db, mobileId }: Pick<Services, 'db' | 'mobileId'>,
  userId: string,
  now: Date,
): Promise<MobileIdOverview> {
  const [{ mobile }, own, newest] = await Promise.all([
    getAccount(db, userId),
    findMobileId(db, userId),
    db
      .selectFrom('mobile_id_questions')
      .selectAll()
      .where('user_id', '=', userId)
      .where('purpose', '<>', 'sign')
      .where('asked_at', '>', new Date(now.getTime() - tellMs))
      .orderBy('asked_at', 'desc')
      .limit(1)
      .executeTakeFirst(),
  ]);
  return {
    is_offered: mobileId !== undefined,
    is_local: mobileId?.isLocal ?? false,
    mobile,
    phone_url: (mobile !== null && mobileId?.writePhoneUrl?.(mobile)) || null,
    connected: own
      ? {
          mobile: own.mobile,
          is_current: own.mobile === mobile,
          method: own.method,
          has_recovery_code: own.has_recovery_code,
          connected_at: own.connected_at.toISOString(),
          used_at: own.used_at.toISOString(),
          differs_since: own.differs_since?.toISOString() ?? null,
        }
      : null,
    question: newest ? writeQuestion(newest) : null,
  };
}
