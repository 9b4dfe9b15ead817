import { chooseTrust, type TrustRoute } from './choose-trust.ts';
import type { StateCipher } from './csc/csc-state.ts';
import { makeCscTrustService } from './csc/csc-trust-service.ts';
import { makeStatusFetcher, type StatusFetcher } from './external/fetch-status.ts';
import { observeTime, type ObservedTime } from './external/observe-time.ts';
import { withTimestampAuthority } from './external/timestamp-client.ts';
import { makeAisTrustService } from './on-demand/ais-trust-service.ts';
import { makeBrokerTrustService } from './on-demand/broker-trust-service.ts';
import type { OnDemandSettings } from './on-demand/on-demand-settings.ts';
import type { TrustService } from './trust-service.ts';
import type { TrustSettings } from './trust-settings.ts';

export type ComposeTrustOptions = {
  settings: TrustSettings;
  local: TrustService;
  /** Keeps what remote services gave us from other eyes while it is stored. */
  cipher: StateCipher;
  clock: () => Date;
  /** Stands in for whoever makes qualified signatures. */
  twin?: TrustRoute | undefined;
};

/** Everything about trust outside this server; `trust` is the one trust service that the whole server uses. */
export type ComposedTrust = ObservedTime & {
  /** Status and issuers of foreign certificates over the network, for the verifier. */
  fetcher: StatusFetcher;
};

/** Makes the one trust service of this server out of the local trust centre and what the operator has set up. */
export function composeTrust({ settings, local, cipher, clock, twin }: ComposeTrustOptions): ComposedTrust {
  const { csc, onDemand, timestamps, statusNetworks } = settings;
  const fetcher = makeStatusFetcher({ clock, ...(statusNetworks && { allowed: statusNetworks }) });
  const remote = csc && makeCscTrustService({ ...csc, cipher, clock, status: fetcher });
  const routes: TrustRoute[] = [];
  if (csc && remote) {
    routes.push({
      name: 'csc',
      trust: remote,
      offer: {
        provider: new URL(csc.url).hostname,
        qualities: csc.qualities,
        legislations: csc.legislations,
        seals: Object.keys(csc.seals),
        qualifiedSeals: csc.qualifiedSeals,
      },
    });
  }
  if (onDemand) routes.push(routeOnDemand(onDemand, { cipher, clock, status: fetcher }));
  if (twin) routes.push(twin);
  const trust = chooseTrust({
    local,
    routes,
    fetchStatus: (certificate, issuer) => fetcher.fetchStatus(certificate, issuer, true),
  });
  const stamping = timestamps === 'csc' ? remote && { ...trust, timestamp: remote.timestamp } : undefined;
  const foreign = timestamps && timestamps !== 'csc' ? withTimestampAuthority(trust, timestamps) : stamping;
  return foreign ? { ...observeTime(foreign, clock), fetcher } : { trust, fetcher, listNotices: () => [] };
}

/** Seals need a certificate that outlives the signature, so an organisation's never go there. */
function routeOnDemand(
  settings: OnDemandSettings,
  tools: { cipher: StateCipher; clock: () => Date; status: StatusFetcher },
): TrustRoute {
  const { service, legislations, qualities, ...common } = settings;
  const options = { ...common, ...tools, qualities };
  return {
    name: 'ondemand',
    trust:
      service.kind === 'ais'
        ? makeAisTrustService({ ...options, ...service })
        : makeBrokerTrustService({ ...options, ...service }),
    offer: { provider: new URL(settings.url).hostname, qualities, legislations, seals: [] },
  };
}
