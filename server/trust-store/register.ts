import type { Insertable, Kysely, Selectable } from 'kysely';
import type { CertificateRegister, FileRegister, RegisteredCertificate } from '@sigillum/engine/trust-centre';
import type { Database } from '../database/schema.ts';
import { noteChange } from './note-change.ts';

type Row = Database['trust_certificates'];

const toRow = (entry: RegisteredCertificate): Insertable<Row> => ({
  serial: entry.serial,
  issuer: entry.issuer,
  profile: entry.profile,
  issued_at: entry.issuedAt === undefined ? null : new Date(entry.issuedAt),
  not_after: new Date(entry.notAfter),
  revoked_at: entry.revokedAt === undefined ? null : new Date(entry.revokedAt),
  reason: entry.reason ?? null,
});

const toEntry = (row: Selectable<Row>): RegisteredCertificate => ({
  serial: row.serial,
  issuer: row.issuer as RegisteredCertificate['issuer'],
  profile: row.profile as RegisteredCertificate['profile'],
  notAfter: row.not_after.toISOString(),
  ...(row.issued_at && { issuedAt: row.issued_at.toISOString() }),
  ...(row.revoked_at && { revokedAt: row.revoked_at.toISOString() }),
  ...(row.reason !== null && { reason: row.reason as NonNullable<RegisteredCertificate['reason']> }),
});

/** Adds entries, and notes which of those that are known were revoked meanwhile; never takes a revocation back. */
export async function takeEntries(db: Kysely<Database>, entries: readonly RegisteredCertificate[]): Promise<void> {
  // PostgreSQL takes 65 535 values in a statement.
  for (let at = 0; at < entries.length; at += 5000) {
    await db
      .insertInto('trust_certificates')
      .values(entries.slice(at, at + 5000).map(toRow))
      .onConflict((conflict) =>
        conflict
          .columns(['serial', 'issuer'])
          .doUpdateSet(({ ref }) => ({ revoked_at: ref('excluded.revoked_at'), reason: ref('excluded.reason') }))
          .where('trust_certificates.revoked_at', 'is', null)
          .where(({ ref }) => ref('excluded.revoked_at'), 'is not', null),
      )
      .execute();
  }
}

export type StoreRegister = CertificateRegister & { reload(): Promise<void> };

/**
 * The register in the database. What is revoked is known without asking, as of the last `reload`. `beside`: the file of servers of the
 * release before, as long as it is there; it hears of all that is issued, and what it alone knows counts, too.
 */
export async function openStoreRegister(db: Kysely<Database>, beside?: FileRegister): Promise<StoreRegister> {
  let revoked = new Map<string, RegisteredCertificate>();
  let newest = 0;
  const note = ({ issuedAt, revokedAt }: RegisteredCertificate) => {
    for (const time of [issuedAt, revokedAt]) newest = Math.max(newest, time ? Date.parse(time) : 0);
  };
  async function reload(): Promise<void> {
    const rows = await db.selectFrom('trust_certificates').selectAll().where('revoked_at', 'is not', null).execute();
    revoked = new Map(rows.map((row) => [row.serial, toEntry(row)]));
    for (const entry of revoked.values()) note(entry);
  }
  const latest = await db
    .selectFrom('trust_certificates')
    .select(({ fn }) => fn.max('issued_at').as('at'))
    .executeTakeFirst();
  newest = latest?.at?.getTime() ?? 0;
  await reload();

  /** Those that wait for the statement under way to end: they share the next one. */
  let waiting: { entries: RegisteredCertificate[]; written: Promise<void> } | undefined;
  let written: Promise<unknown> = Promise.resolve();
  function begin() {
    const entries: RegisteredCertificate[] = [];
    const next = written.then(async () => {
      waiting = undefined;
      await takeEntries(db, entries);
    });
    written = next.catch(() => undefined);
    return { entries, written: next };
  }
  const findRow = async (serial: string, issuer?: string) => {
    const query = db.selectFrom('trust_certificates').selectAll().where('serial', '=', serial);
    const row = await (issuer === undefined ? query : query.where('issuer', '=', issuer)).executeTakeFirst();
    return row && toEntry(row);
  };
  return {
    reload,
    async find(issuer, serial) {
      const own = beside?.find(issuer, serial);
      return own?.revokedAt ? own : ((await findRow(serial, issuer)) ?? own);
    },
    async findBySerial(serial) {
      const own = beside?.findBySerial(serial);
      return own?.revokedAt ? own : ((await findRow(serial)) ?? own);
    },
    isRevoked: (serial) => revoked.has(serial) || (beside?.isRevoked(serial) ?? false),
    listRevoked(issuer) {
      const all = new Map((beside?.listRevoked(issuer) ?? []).map((entry) => [entry.serial, entry]));
      for (const entry of revoked.values()) if (entry.issuer === issuer) all.set(entry.serial, entry);
      return [...all.values()];
    },
    newestTime() {
      const time = Math.max(newest, beside?.newestTime()?.getTime() ?? 0);
      return time > 0 ? new Date(time) : undefined;
    },
    async put(entry) {
      await db.transaction().execute(async (transaction) => {
        await noteChange(transaction);
        await takeEntries(transaction, [entry]);
      });
      beside?.put(entry);
      note(entry);
      if (entry.revokedAt) revoked.set(entry.serial, entry);
    },
    async add(entry) {
      waiting ??= begin();
      waiting.entries.push(entry);
      await waiting.written;
      await beside?.add(entry);
      note(entry);
    },
  };
}
