import type { ListedService, ServiceState, TrustAnchor } from '../report.ts';

/** Regulation (EU) 910/2014 applies since then, by the time in Brussels; earlier statuses are those of Directive 1999/93/EC. */
const REGULATION_APPLIES = new Date('2016-06-30T22:00:00Z');
const OF_DIRECTIVE = ['undersupervision', 'supervisionincessation', 'accredited'];
/** Statuses under which a service may be relied on for what is not qualified. */
const IN_FORCE = ['granted', 'recognisedatnationallevel', 'setbynationallaw', ...OF_DIRECTIVE];

export const isUnderRegulation = (at: Date) => at >= REGULATION_APPLIES;

/** What a service was at a time; undefined before its first entry. */
export const findState = ({ statuses }: ListedService, at: Date): ServiceState | undefined =>
  statuses.find(({ from }) => from <= at);

/** Whether a state gives the qualified status at a time (TS 119 615 clause 4.4). */
export const isGranted = ({ status }: ServiceState, at: Date): boolean =>
  status === 'granted' || (!isUnderRegulation(at) && OF_DIRECTIVE.includes(status));

/** Whether an anchor may be relied on at a time; anchors that no list vouches for always. */
export function isInForce({ service }: TrustAnchor, at: Date): boolean {
  return !service || IN_FORCE.includes(findState(service, at)?.status ?? '');
}
