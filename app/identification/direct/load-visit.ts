import type { EndpointResult } from '@sigillum/api-contracts/endpoint.ts';
import { getIdentificationOverviewDirectly } from '@sigillum/api-contracts/identification/get-identification-overview-directly.ts';
import type { DirectIdentOverview } from '@sigillum/api-contracts/identification/schemas.ts';
import { markVisit } from '@sigillum/api-contracts/page-owner.ts';
import type { Legislation } from '@sigillum/api-contracts/schemas.ts';
import { getSignatureRequestDirectly } from '@sigillum/api-contracts/signature-requests/get-signature-request-directly.ts';
import { getUserDirectly } from '@sigillum/api-contracts/user/get-user-directly.ts';
import { data, redirect } from 'react-router';
import type { Session } from '../../access/session.ts';
import { sessionContext } from '../../context.ts';
import { load, type RouteCall } from '../../http/api.ts';
import { judgeRefusedVisit, judgeVisit } from '../../signing/judge-visit.ts';
import { readRefusal } from '../../signing/read-refusal.ts';
import type { Visit } from '../components/visit.ts';
import { directLawPages, ofVisit, writeDocumentPage } from './visit-places.ts';

type VisitedRequest = EndpointResult<typeof getSignatureRequestDirectly>;

/** Whoever opened the page by a link; load-session.ts lets nobody else in. */
export function expectVisit(session: Session): Extract<Session, { kind: 'visit' }> {
  if (session.kind !== 'visit') throw new Error('The screen is open to people who did not come by a link.');
  return session;
}

/** What the pages say of the visit. */
export async function describeVisit(route: RouteCall): Promise<Visit> {
  const visit = expectVisit(route.context.get(sessionContext));
  return {
    requestId: visit.requestId,
    mark: await markVisit(visit.userid),
    documentHref: writeDocumentPage(visit),
  };
}

/** The request of the visit. One that has ended says so on its own page; what this browser has never opened is missing. */
export async function loadVisitedRequest(route: RouteCall): Promise<VisitedRequest> {
  const { requestId } = expectVisit(route.context.get(sessionContext));
  const request = await load(route, getSignatureRequestDirectly, { params: { id: requestId } }).catch(
    (thrown: unknown) => {
      const verdict = judgeRefusedVisit(readRefusal(thrown), false);
      if (verdict === 'ended') throw redirect('/expired');
      throw verdict === 'missing' ? data(null, { status: 404 }) : thrown;
    },
  );
  const elsewhere = judgeVisit(request);
  if (elsewhere) throw redirect(elsewhere);
  return request;
}

interface Identifying {
  request: VisitedRequest;
  overview: DirectIdentOverview;
  visit: Visit;
}

/** What every page of a visitor's identification needs. A signature that is made, or needs none, leads to its document. */
export async function loadVisit(route: RouteCall): Promise<Identifying> {
  const request = await loadVisitedRequest(route);
  const visit = await describeVisit(route);
  const own = request.signatures.find(({ sid }) => sid === request.viewer.sid)?.status_code;
  const isNeeded = request.quality === 'QES' || request.quality === 'AES_MINIMAL';
  if (!isNeeded || (own !== 'OPEN' && own !== 'WAITING')) throw redirect(visit.documentHref);
  return { request, visit, overview: await load(route, getIdentificationOverviewDirectly, {}) };
}

/** The same for the page of one way: a way of another law leads to those of the request's. */
export async function loadVisitUnder(route: RouteCall, law: Legislation) {
  const [{ request, overview, visit }, user] = await Promise.all([loadVisit(route), load(route, getUserDirectly, {})]);
  const { legislation } = request;
  if (law !== legislation) throw redirect(ofVisit(directLawPages[legislation], visit));
  return { overview, known: overview.identifications, personName: user.invitedName ?? '', visit };
}
