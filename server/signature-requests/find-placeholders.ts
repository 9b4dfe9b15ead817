import { findPlaceholders as contract } from '@sigillum/api-contracts/signature-requests/find-placeholders.ts';
import { implement } from '../http/implement.ts';
import { requireAction } from '../requests/access.ts';
import { listDocuments } from '../requests/request-repository.ts';
import { searchPlaceholders } from './search-placeholders.ts';

export const findPlaceholders = implement(contract, async ({ params, query }, context) => {
  const { db, services } = context;
  const { request } = await requireAction(db, context, params.id, 'edit');
  const { searched, isMore, documents } = await searchPlaceholders(
    services,
    await listDocuments(db, request.id),
    query.words,
  );
  return {
    status: 200,
    body: { placeholders: searched.map(({ placeholder }) => placeholder), is_more: isMore, documents },
  };
});
