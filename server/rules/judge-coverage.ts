import type { Licenses } from '@sigillum/api-contracts/pricing/plan-schemas.ts';
import type { Legislation } from '@sigillum/api-contracts/schemas.ts';

/** An organisation that would pay. */
export interface Payer {
  id: string;
  name: string;
  /** It owes something itself. */
  isLocked: boolean;
  /** Whether the person belongs to it; others are those whom it invites. */
  isMember: boolean;
  /** Whose identifications its plan pays for; undefined where nobody says so: everybody's. */
  licenses: Licenses | undefined;
}

export interface Coverage {
  isCovered: boolean;
  /** The organisation that pays; null where nobody has to, or nobody does. */
  coveredBy: string | null;
  /** Its id. */
  payerId: string | null;
}

const pays = ({ licenses, isMember }: Payer, legislation: Legislation): boolean => {
  const license = licenses?.idents[legislation === 'EIDAS' ? 'eidas' : 'zertes'];
  return !license || (isMember ? license.payForMembers : license.payForInvitations);
};

/**
 * Whether an identification costs its person nothing: what is free needs nobody who pays, all else an organisation in good standing whose
 * plan takes it on.
 */
export function judgeCoverage(
  vendor: { isFree: boolean } | undefined,
  payer: Payer | undefined,
  legislation: Legislation,
): Coverage {
  if (!vendor) return { isCovered: false, coveredBy: null, payerId: null };
  if (vendor.isFree) return { isCovered: true, coveredBy: null, payerId: null };
  const isCovered = payer !== undefined && !payer.isLocked && pays(payer, legislation);
  return isCovered
    ? { isCovered, coveredBy: payer.name, payerId: payer.id }
    : { isCovered, coveredBy: null, payerId: null };
}
