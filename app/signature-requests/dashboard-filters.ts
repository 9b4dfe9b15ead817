import type {
  ListedStatus,
  listSignatureRequests,
} from '@sigillum/api-contracts/signature-requests/list-signature-requests.ts';
import type * as z from 'zod';
import { readPeriod } from '../common/read-period.ts';

export type ListQuery = z.input<(typeof listSignatureRequests)['query']>;

/** What one narrows the list of everything by (docs/decisions/076-filters-of-the-dashboard.md). */
export interface DashboardFilters {
  /** None: whatever their status. */
  statuses: readonly ListedStatus[];
  /** Left out, whoever sent them. */
  sendBy?: 'me' | 'others' | undefined;
  /** Whole days, `2026-11-21`, both included. */
  dateFrom?: string | undefined;
  dateTo?: string | undefined;
  /** Which moment the days bound. */
  dateTimeMode: (typeof dateTimeModes)[number];
}

/** What one can choose from, in the order of a request's life. */
export const filteredStatuses = [
  'TO_SIGN',
  'DRAFT',
  'OPEN',
  'SIGNED',
  'DECLINED',
  'WITHDRAWN',
  'EXPIRED',
  'ERROR',
] as const satisfies readonly ListedStatus[];
export const dateTimeModes = ['updated_at', 'created_at'] as const;

export const noFilters: DashboardFilters = { statuses: [], dateTimeMode: 'updated_at' };

/** Reads the filters of an address leniently: what makes no sense is left out, days the wrong way round are turned. */
export function readFilters(search: URLSearchParams): DashboardFilters {
  const named = new Set(search.getAll('status').flatMap((list) => list.split(',')));
  const [dateFrom, dateTo] = readPeriod(search);
  // Addresses that were kept from before name it as the API does.
  const sender = search.get('sendBy') ?? search.get('send_by');
  return {
    statuses: filteredStatuses.filter((status) => named.has(status)),
    sendBy: sender === 'me' || sender === 'others' ? sender : undefined,
    dateFrom,
    dateTo,
    dateTimeMode:
      (dateFrom ?? dateTo) && search.get('dateTimeMode') === 'created_at' ? 'created_at' : noFilters.dateTimeMode,
  };
}

/** The parameters of filters in an address, in their one order, without what says the default. */
export function writeFilters({ statuses, sendBy, dateFrom, dateTo, dateTimeMode }: DashboardFilters): URLSearchParams {
  const search = new URLSearchParams();
  if (statuses.length > 0) search.set('status', statuses.join(','));
  if (sendBy) search.set('sendBy', sendBy);
  if (dateFrom) search.set('dateFrom', dateFrom);
  if (dateTo) search.set('dateTo', dateTo);
  if (dateTimeMode !== noFilters.dateTimeMode) search.set('dateTimeMode', dateTimeMode);
  return search;
}

/** How many of the filters narrow the list: status, sender, time. */
export const countFilters = ({ statuses, sendBy, dateFrom, dateTo }: DashboardFilters): number =>
  [statuses.length > 0, sendBy, dateFrom ?? dateTo].filter(Boolean).length;

/** What the filters ask of the list; everything, drafts too, where they name no status. */
export const filterList = ({
  statuses,
  sendBy,
  dateFrom,
  dateTo,
  dateTimeMode,
}: DashboardFilters): Pick<ListQuery, 'status' | 'send_by' | 'date_from' | 'date_to' | 'date_time_mode'> => ({
  status: (statuses.length > 0 ? statuses : filteredStatuses.filter((status) => status !== 'TO_SIGN')).join(','),
  ...(sendBy && { send_by: sendBy }),
  ...(dateFrom && { date_from: dateFrom }),
  ...(dateTo && { date_to: dateTo }),
  ...((dateFrom ?? dateTo) && { date_time_mode: dateTimeMode }),
});
