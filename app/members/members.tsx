import { listDomains } from '@sigillum/api-contracts/members/list-domains.ts';
import { listMembers } from '@sigillum/api-contracts/members/list-members.ts';
import { useNavigate, useRevalidator } from 'react-router';
import type { Route } from './+types/members.ts';
import { expectUser } from '../access/session.ts';
import { useParamsAhead } from '../common/use-params-ahead.ts';
import { requirePage } from '../common/page-place.ts';
import { sessionContext } from '../context.ts';
import { load } from '../http/api.ts';
import { MembersView } from './components/members-view.tsx';
import { readMembersQuery, toListQuery, turnPage, writeMembersHref } from './members-query.ts';
import { useMemberCommands } from './use-member-commands.ts';

export async function loader(route: Route.LoaderArgs) {
  const { email, id: viewerId, business } = expectUser(route.context.get(sessionContext));
  const { id, name } = business!;
  const query = readMembersQuery(route.url.searchParams);
  const [list, { domains }] = await Promise.all([
    load(route, listMembers, { params: { id }, query: toListQuery(query) }),
    load(route, listDomains, { params: { id } }),
  ]);
  requirePage(query, list.total_items, (page) => writeMembersHref(turnPage(query, { ...query, page }, [])));
  const verifiedDomains = domains.flatMap(({ state, display_name }) => (state === 'activated' ? [display_name] : []));
  return { business: { id, name }, viewer: { id: viewerId, email }, query, list, verifiedDomains };
}

export default function Members({ loaderData }: Route.ComponentProps) {
  const { business, viewer, query, list, verifiedDomains } = loaderData;
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const commands = useMemberCommands({ business, viewer, list, verifiedDomains, refresh: revalidate });
  const ahead = useParamsAhead();
  const next = ahead ? readMembersQuery(ahead) : query;
  return (
    <MembersView
      query={query}
      list={list}
      viewerId={viewer.id}
      isLoading={next.view !== query.view}
      onSearch={(q) =>
        void navigate(writeMembersHref({ ...next, q, page: 1 }), { replace: query.q !== '', preventScrollReset: true })
      }
      {...commands}
    />
  );
}
