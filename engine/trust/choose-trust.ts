import { readChildren, readWhole, TAG } from '../pki/der.ts';
import type { FetchedStatus } from './external/fetch-status.ts';
import { TrustError } from '../pki/trust-error.ts';
import type { SigningContext, TrustOffer, TrustService } from './trust-service.ts';

/** A trust service for a part of the signatures. */
export type TrustRoute = {
  /** Stands before its states and authorisations, which may outlive a start of the server: letters and digits. */
  name: string;
  trust: TrustService;
  /** What goes there. */
  offer: TrustOffer;
};

export type ChooseTrustOptions = {
  /** Everything that no route is for. */
  local: TrustService;
  routes: TrustRoute[];
  /** The status of certificates that nobody here has issued. */
  fetchStatus(certificate: Uint8Array, issuer: Uint8Array): Promise<FetchedStatus>;
};

type Named = Pick<TrustRoute, 'name' | 'trust'>;

/** Whether a signature is among what a provider signs; one that names no legislation is under either. */
const isFor = (
  { qualities, legislations, seals }: TrustOffer,
  { quality, legislation, sealAccountName }: SigningContext,
): boolean =>
  sealAccountName === undefined
    ? qualities.includes(quality) && (!legislation || !legislations || legislations.includes(legislation))
    : seals === 'any' || seals.includes(sealAccountName);

/** An OCSPResponse that answers nothing, such as "unauthorized" about a foreign issuer (RFC 6960, section 4.2.1). */
function isUnanswered(response: Uint8Array | undefined): boolean {
  if (!response) return true;
  const [status] = readChildren(readWhole(response, TAG.sequence));
  return status?.tag !== TAG.enumerated || status.content[0] !== 0;
}

/**
 * One trust service out of several: the first route that is for a signature has it, the local trust centre all others.
 * What follows an authorisation goes to whoever gave it. Timestamps are the local authority's. Roots are everybody's.
 */
export function chooseTrust({ local, routes, fetchStatus }: ChooseTrustOptions): TrustService {
  const last = { name: 'local', trust: local };
  const all: Named[] = [...routes, last];
  const choose = (context: SigningContext) => routes.find(({ offer }) => isFor(offer, context)) ?? last;
  const mark = ({ name }: Named, text: string) => `${name}:${text}`;
  function findOwner(marked: string): { route: Named; text: string } {
    const end = marked.indexOf(':');
    const route = all.find(({ name }) => name === marked.slice(0, Math.max(0, end)));
    if (!route) throw new TrustError('refused', 'no trust service that is set up gave this authorisation');
    return { route, text: marked.slice(end + 1) };
  }
  const markAnswer = <T extends { kind: string }>(route: Named, answer: T): T => {
    if ('state' in answer) return { ...answer, state: mark(route, String(answer.state)) };
    if ('authorization' in answer) {
      const { id } = answer.authorization as { id: string };
      return { ...answer, authorization: { id: mark(route, id) } };
    }
    return answer;
  };

  return {
    async info() {
      const infos = await Promise.all(all.map(({ trust }) => trust.info()));
      return {
        lanes: [...new Set(infos.flatMap(({ lanes }) => lanes))],
        qualities: [...new Set(infos.flatMap(({ qualities }) => qualities))],
        maxDigestsPerAuth: Math.min(...infos.map(({ maxDigestsPerAuth }) => maxDigestsPerAuth)),
        offers: [...routes.map(({ offer }) => offer), ...((await local.info()).offers ?? [])],
      };
    },
    credential: async (context) => choose(context).trust.credential(context),
    async authorize(context, items) {
      const route = choose(context);
      return markAnswer(route, await route.trust.authorize(context, items));
    },
    async proceed(state, answer) {
      const { route, text } = findOwner(state);
      return markAnswer(route, await route.trust.proceed(text, answer));
    },
    async sign(authorization, items) {
      const { route, text } = findOwner(authorization.id);
      return await route.trust.sign({ id: text }, items);
    },
    timestamp: (imprint) => local.timestamp(imprint),
    async status(certificate, issuer) {
      // The local responder is asked in process, and says itself when the issuer is not its own.
      const own = await local.status(certificate, issuer);
      return isUnanswered(own.ocsp) && !own.crl ? await fetchStatus(certificate, issuer) : own;
    },
    lastingList: async (certificate) => local.lastingList?.(certificate),
    async anchors() {
      const anchors = (await Promise.all(all.map(({ trust }) => trust.anchors()))).flat();
      return [...new Map(anchors.map((der) => [Buffer.from(der).toString('base64'), der])).values()];
    },
  };
}
