import path from 'node:path';
import { connectDatabase, type DatabaseConnection } from '@sigillum/server/database/connect.ts';
import { insertInvitation } from '@sigillum/server/business/business-repository.ts';
import { hashPassword } from '@sigillum/server/accounts/password-hash.ts';
import { readPostmaster } from '@sigillum/server/database/postmaster.ts';

async function use<Answer>(dataDir: string, act: (db: DatabaseConnection['db']) => Promise<Answer>): Promise<Answer> {
  const postmaster = readPostmaster(path.join(dataDir, 'postgres/data'));
  if (!postmaster) throw new Error(`No database runs on ${dataDir}.`);
  const { db, close } = connectDatabase(
    { host: postmaster.socket, user: 'sigillum', database: 'sigillum' },
    { max: 1 },
  );
  try {
    return await act(db);
  } finally {
    await close();
  }
}

/** The folder of the server that all journeys share. */
const shared = () => process.env['SIGILLUM_DATA_DIR']!;
const ago = (seconds: number) => new Date(Date.now() - seconds * 1000);

/** A person's confirmation links were mailed more than a day ago. */
export const letConfirmationsExpire = (email: string) =>
  use(shared(), (db) =>
    db
      .updateTable('email_confirmations')
      .set({ expires_at: ago(1) })
      .where('email', '=', email)
      .execute(),
  );

/** A person's links for a new password were mailed more than an hour ago. */
export const letResetsExpire = (email: string) =>
  use(shared(), (db) =>
    db
      .updateTable('password_resets')
      .set({ expires_at: ago(1) })
      .where('email', '=', email)
      .execute(),
  );

/** A person has chosen a password that was found in a leak afterwards. */
export const letPasswordBeLeaked = (email: string, password: string) =>
  use(shared(), async (db) =>
    db
      .updateTable('users')
      .set({ password_hash: await hashPassword(password) })
      .where('email', '=', email)
      .execute(),
  );

/** A person's account is gone, while a browser still has the cookie. */
export const letAccountBeDeleted = (email: string) =>
  use(shared(), (db) =>
    db
      .updateTable('users')
      .set({ deleted_at: ago(1) })
      .where('email', '=', email)
      .execute(),
  );

/** A signer's code was sent more than ten minutes ago. */
export const letCodeExpire = (email: string) =>
  use(shared(), (db) =>
    db
      .updateTable('tans')
      .set({ sent_at: ago(660), expires_at: ago(60) })
      .where('sid', 'in', db.selectFrom('signatures').select('sid').where('email', '=', email))
      .execute(),
  );

/** A person began to set up codes of an app, or to log in with a second step, more than a quarter of an hour ago. */
export const letSecondStepsExpire = (email: string) =>
  use(shared(), async (db) => {
    const owner = db.selectFrom('users').select('id').where('email', '=', email);
    await db
      .updateTable('totp_secrets')
      .set({ created_at: ago(901) })
      .where('user_id', 'in', owner)
      .execute();
    await db
      .updateTable('two_step_challenges')
      .set({ expires_at: ago(1) })
      .where('user_id', 'in', owner)
      .execute();
  });

/** A person logged in more than ten minutes ago; or has done nothing in any browser for two hours. */
const letSessionsBe = (email: string, since: Record<'created_at' | 'last_used_at', number>) =>
  use(shared(), (db) =>
    db
      .updateTable('sessions')
      .set({ created_at: ago(since.created_at), last_used_at: ago(since.last_used_at) })
      .where('user_id', 'in', db.selectFrom('users').select('id').where('email', '=', email))
      .execute(),
  );
export const letLoginAge = (email: string) => letSessionsBe(email, { created_at: 660, last_used_at: 60 });
export const letSessionsRest = (email: string) => letSessionsBe(email, { created_at: 7300, last_used_at: 7201 });

/** The terms of use have changed since the person accepted them. */
export const letTermsChange = (email: string) =>
  use(shared(), (db) =>
    db
      .updateTable('users')
      .set({ gtc_accepted_at: new Date('2025-06-01T00:00:00Z') })
      .where('email', '=', email)
      .execute(),
  );

/** An administrator has invited somebody to the business; the screen for that comes with the members' area. */
export const letInvite = (adminEmail: string, email: string) =>
  use(shared(), async (db) => {
    const { business_id: businessId, user_id } = await db
      .selectFrom('memberships')
      .select(['business_id', 'user_id'])
      .where('email', '=', adminEmail)
      .executeTakeFirstOrThrow();
    await insertInvitation(db, { businessId, email, role: 'member', invitedBy: user_id! }, new Date());
  });

/** An administrator has removed a member. */
export const letRemove = (email: string) =>
  use(shared(), (db) =>
    db
      .updateTable('memberships')
      .set({ state: 'removed', removed_at: new Date() })
      .where('email', '=', email)
      .execute(),
  );

/** The business of an administrator has been shut. */
export const letBusinessBeBlocked = (adminEmail: string) =>
  use(shared(), (db) =>
    db
      .updateTable('businesses')
      .set({ payment_method: 'BLOCKED' })
      .where('id', 'in', db.selectFrom('memberships').select('business_id').where('email', '=', adminEmail))
      .execute(),
  );
