import { TeamFilter } from '@sigillum/api-contracts/signature-requests/team-schemas.ts';

/** The place in the team's inbox that an address names. */
export interface TeamQuery {
  filter: TeamFilter;
  /** From 1. */
  page: number;
  size: (typeof pageSizes)[number];
}

const pageSizes = [25, 50, 100] as const;

/** What an address does not say, or says wrongly, is as usual. */
export function readTeamQuery(search: URLSearchParams): TeamQuery {
  const page = Number(search.get('page'));
  return {
    filter: TeamFilter.safeParse(search.get('filter')).data ?? 'UNASSIGNED',
    page: Number.isInteger(page) && page > 0 && page <= 10_000 ? page : 1,
    size: pageSizes.find((size) => String(size) === search.get('size')) ?? 25,
  };
}

export function writeTeamPlace({ filter, page, size }: TeamQuery): string {
  const search = new URLSearchParams({
    ...(filter !== 'UNASSIGNED' && { filter }),
    ...(page > 1 && { page: String(page) }),
    ...(size !== 25 && { size: String(size) }),
  });
  return `/team${search.size ? `?${search}` : ''}`;
}
