/** True for an IANA zone that this runtime knows. */
export function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions();
    return true;
  } catch {
    return false;
  }
}
