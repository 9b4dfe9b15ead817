import path from 'node:path';
import { connectDatabase, type DatabaseConnection } from '@sigillum/server/database/connect.ts';
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

/** A signer's code was sent more than ten minutes ago. */
export const letCodeExpire = (email: string) =>
  use(shared(), (db) =>
    db
      .updateTable('tans')
      .set({ sent_at: ago(660), expires_at: ago(60) })
      .where('sid', 'in', db.selectFrom('signatures').select('sid').where('email', '=', email))
      .execute(),
  );
