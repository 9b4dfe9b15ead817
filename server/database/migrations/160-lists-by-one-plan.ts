import { sql, type Kysely } from 'kysely';

/**
 * Whatever changes a request keeps its lists by one large statement, which PostgreSQL takes for dearer the more requests an unknown array may
 * hold (it reckons with ten): it planned it anew each time for the one that came, some milliseconds, and more the more rows its tables have. Where single requests
 * change, the plan is made once a session; a job that builds a list calls `keep_listed` itself, and is planned for as before. A later version of the
 * trigger's function has to say so again.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter function list_changed_requests() set plan_cache_mode = force_generic_plan`.execute(db);
}
