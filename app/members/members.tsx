import { listDomains } from '@sigillum/api-contracts/members/list-domains.ts';
import { listMembers } from '@sigillum/api-contracts/members/list-members.ts';
import { replace, useNavigate, useNavigation, useRevalidator } from 'react-router';
import type { Route } from './+types/members.ts';
import { expectUser } from '../access/session.ts';
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
  const lastPage = Math.max(1, list.total_pages);
  if (query.page > lastPage)
    throw replace(writeMembersHref(turnPage(query, { page: lastPage, pageSize: query.size }, [])));
  const verifiedDomains = domains.flatMap(({ state, display_name }) => (state === 'activated' ? [display_name] : []));
  return { business: { id, name }, viewer: { id: viewerId, email }, query, list, verifiedDomains };
}

export default function Members({ loaderData }: Route.ComponentProps) {
  const { business, viewer, query, list, verifiedDomains } = loaderData;
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { state, location } = useNavigation();
  const commands = useMemberCommands({ business, viewer, list, verifiedDomains, refresh: revalidate });
  const next = state === 'loading' && location.pathname === '/business/members' ? location.search : undefined;
  const isElsewhere = next !== undefined && readMembersQuery(new URLSearchParams(next)).view !== query.view;
  return (
    <MembersView
      query={query}
      list={list}
      viewerId={viewer.id}
      isLoading={isElsewhere}
      onSearch={(q) =>
        void navigate(writeMembersHref({ ...query, q, page: 1 }), { replace: query.q !== '', preventScrollReset: true })
      }
      {...commands}
    />
  );
}
