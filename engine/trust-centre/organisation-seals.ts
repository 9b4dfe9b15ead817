import { collectRenewal } from './collect-renewal.ts';
import { describeIdentity } from './describe-certificate.ts';
import { isSealName, nameSeal, type HeldIdentity } from './identities.ts';
import { isDue, renewIdentity, type CentreOffice } from './issuing-authority.ts';
import type { ServiceCertificates } from './service-certificates.ts';
import type { RollOver, TrustCentre } from './types.ts';

/** The seals of organisations, one an account. What is said of each in TrustCentre holds here. */
export type OrganisationSeals = Pick<TrustCentre, 'listSeals'> & {
  find(accountName: string): HeldIdentity | undefined;
  provide(account: { name: string; organisation: string }): Promise<HeldIdentity>;
  /** Adds to the outcome what became of one account's seal. */
  rollOver(outcome: RollOver, accountName: string): Promise<void>;
  rollOverAll(): Promise<RollOver>;
  /** The seals that were used since the folder was last read. */
  listUsed(): HeldIdentity[];
};

/** Keeps the seals that are used; what the operator's command changes in the folder meanwhile is read again. */
export function makeOrganisationSeals(office: CentreOffice, services: ServiceCertificates): OrganisationSeals {
  const { files } = office;
  let kept = { reading: services.reading, seals: new Map<string, HeldIdentity>() };

  /** Seals by account name, none of them older than the reading that the services stand on. */
  function keep() {
    if (kept.reading !== services.reading) kept = { reading: services.reading, seals: new Map() };
    return kept.seals;
  }
  function find(accountName: string): HeldIdentity | undefined {
    services.refresh();
    const seal = keep().get(accountName) ?? services.read(nameSeal(accountName));
    if (seal) keep().set(accountName, seal);
    return seal;
  }
  async function renew(account: string, organisation: string): Promise<HeldIdentity> {
    const subject = { commonName: organisation, organisation, account };
    const renewed = await renewIdentity(office, services.demandIssuing(), nameSeal(account), subject);
    keep().set(account, renewed);
    return renewed;
  }
  const rollOverFile = (outcome: RollOver, name: string) =>
    collectRenewal(outcome, name, async () => {
      const seal = services.read(name);
      if (!seal || seal.isImported || !isDue(office, services.demandIssuing(), seal)) return undefined;
      return renew(seal.account!, seal.organisation!);
    });

  return {
    find,
    async provide({ name, organisation }) {
      await files.catchUp();
      const seal = find(name);
      const isKept = seal && (seal.isImported || seal.organisation === organisation);
      return isKept && !isDue(office, services.demandIssuing(), seal) ? seal : renew(name, organisation);
    },
    rollOver: (outcome, accountName) => rollOverFile(outcome, nameSeal(accountName)),
    async rollOverAll() {
      const outcome: RollOver = { renewed: [], failures: [] };
      for (const name of files.listKeys().filter(isSealName)) await rollOverFile(outcome, name);
      return outcome;
    },
    listUsed: () => [...keep().values()],
    listSeals() {
      const faults: string[] = [];
      const seals = files.listKeys().flatMap((name) => {
        try {
          const seal = isSealName(name) ? services.read(name) : undefined;
          return seal ? [describeIdentity(office, seal)] : [];
        } catch (error) {
          faults.push((error as Error).message);
          return [];
        }
      });
      return { seals, faults };
    },
  };
}
