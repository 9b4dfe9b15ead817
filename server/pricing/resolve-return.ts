/** Where somebody comes back to: a page of this service alone, the one about the plan unless told otherwise. */
export function resolveReturn(publicUrl: string, wanted: string | undefined): string {
  const plan = `${publicUrl}/business/billing/plan`;
  if (wanted === undefined || !URL.canParse(wanted, publicUrl)) return plan;
  const url = new URL(wanted, publicUrl);
  return url.origin === publicUrl ? url.href : plan;
}
