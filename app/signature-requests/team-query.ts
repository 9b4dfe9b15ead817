import { TeamFilter } from '@sigillum/api-contracts/signature-requests/team-schemas.ts';
import { type PagePlace, readPagePlace, writePagePlace } from '../common/page-place.ts';

/** The place in the team's inbox that an address names. */
export interface TeamQuery extends PagePlace {
  filter: TeamFilter;
}

/** What an address does not say, or says wrongly, is as usual. */
export function readTeamQuery(search: URLSearchParams): TeamQuery {
  return {
    filter: TeamFilter.safeParse(search.get('filter')).data ?? 'UNASSIGNED',
    ...readPagePlace(search),
  };
}

export function writeTeamPlace({ filter, ...place }: TeamQuery): string {
  const search = new URLSearchParams({
    ...(filter !== 'UNASSIGNED' && { filter }),
    ...writePagePlace(place),
  });
  return `/team${search.size ? `?${search}` : ''}`;
}
