import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

/**
 * Numbers the events of a business that have none yet, and answers how far they are numbered. Only what is committed is seen here, and
 * one transaction numbers at a time: what commits later, however early it began, gets a later position.
 */
export async function numberEvents(db: Kysely<Database>, businessId: string): Promise<number> {
  const unnumbered = await db
    .selectFrom('program_events')
    .select('id')
    .where('business_id', '=', businessId)
    .where('position', 'is', null)
    .limit(1)
    .executeTakeFirst();
  const read = () =>
    db.selectFrom('program_event_counts').select('last').where('business_id', '=', businessId).executeTakeFirst();
  if (!unnumbered) return (await read())?.last ?? 0;
  return db.transaction().execute(async (trx) => {
    // Locks the row: the statement after it sees all that others have numbered.
    const { last } = await trx
      .insertInto('program_event_counts')
      .values({ business_id: businessId, last: 0 })
      .onConflict((conflict) => conflict.column('business_id').doUpdateSet({ last: sql`program_event_counts.last` }))
      .returning('last')
      .executeTakeFirstOrThrow();
    const { numAffectedRows } = await sql`
      update program_events set position = ${last} + numbered.place
      from (select id, row_number() over (order by seq) as place
            from program_events where business_id = ${businessId} and position is null) numbered
      where program_events.id = numbered.id`.execute(trx);
    const upTo = last + Number(numAffectedRows);
    await trx.updateTable('program_event_counts').set({ last: upTo }).where('business_id', '=', businessId).execute();
    return upTo;
  });
}
