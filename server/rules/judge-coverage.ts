/** An organisation that would pay. */
export interface Payer {
  name: string;
  /** It owes something itself. */
  isLocked: boolean;
}

export interface Coverage {
  isCovered: boolean;
  /** The organisation that pays; null where nobody has to, or nobody does. */
  coveredBy: string | null;
}

/** Whether an identification costs its person nothing: what is free needs nobody who pays, all else an organisation in good standing. */
export function judgeCoverage(vendor: { isFree: boolean } | undefined, payer: Payer | undefined): Coverage {
  if (!vendor) return { isCovered: false, coveredBy: null };
  if (vendor.isFree) return { isCovered: true, coveredBy: null };
  const isCovered = payer !== undefined && !payer.isLocked;
  return { isCovered, coveredBy: isCovered ? payer.name : null };
}
