import type { AnchorSource, TrustAnchor } from '../report.ts';
import type { TrustedList } from './trusted-list.ts';

/** Services whose certificates paths may end at: those that issue certificates or timestamps. */
const ANCHORING = ['CA/QC', 'CA/PKC', 'NationalRootCA-QC', 'TSA', 'TSA/QTST', 'TSA/TSS-QC', 'TSA/TSS-AdESQCandQES'];

/** The anchors of a list: one a certificate of each service, named by the territory and the service. */
export function listAnchors({ territory, services }: TrustedList): TrustAnchor[] {
  const source: AnchorSource = territory === 'CH' ? 'ch-list' : 'eu-list';
  return services
    .filter(({ service }) => service.statuses.some(({ type }) => ANCHORING.includes(type)))
    .flatMap(({ service, certificates }) =>
      certificates.map((certificate) => ({ certificate, source, name: `${territory}: ${service.name}`, service })),
    );
}
