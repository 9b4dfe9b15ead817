import { listDeliveries as contract } from '@sigillum/api-contracts/business/list-deliveries.ts';
import { developerPageSize } from '@sigillum/api-contracts/business/webhook-schemas.ts';
import { sql } from 'kysely';
import * as z from 'zod';
import { implement } from '../http/implement.ts';
import { requireAdmin } from './access-business.ts';
import { describeDelivery } from './describe-delivery.ts';

export const listDeliveries = implement(contract, async ({ params, query }, { actor, db }) => {
  await requireAdmin(db, actor, params.id);
  const { state, webhookId, after } = query;
  const search = query.search?.trim();
  const found = await db
    .selectFrom('callbacks')
    .selectAll()
    .where('business_id', '=', params.id)
    .$if(state !== undefined, (all) => all.where('state', '=', state!))
    .$if(webhookId !== undefined, (all) => all.where('webhook_id', '=', webhookId!))
    .$if(Boolean(search), (all) =>
      all.where(({ eb, or }) => {
        if (z.uuid().safeParse(search).success)
          return or([eb('id', '=', search!), eb('event_id', '=', search!), eb('request_id', '=', search!)]);
        const asked = search!.toLowerCase();
        // Of the address what is shown: nobody tries out what stands in its query.
        return or([
          sql<boolean>`strpos(lower(type), ${asked}) > 0`,
          sql<boolean>`strpos(lower(regexp_replace(split_part(split_part(url, '?', 1), '#', 1), '//[^/]*@', '//')), ${asked}) > 0`,
        ]);
      }),
    )
    // From the newest where that one is there no more.
    .$if(after !== undefined, (all) =>
      all.where(sql<boolean>`coalesce(position < (select position from callbacks where id = ${after}), true)`),
    )
    .orderBy('position', 'desc')
    .limit(developerPageSize + 1)
    .execute();
  const hasMore = found.length > developerPageSize;
  return { status: 200, body: { deliveries: found.slice(0, developerPageSize).map(describeDelivery), hasMore } };
});
