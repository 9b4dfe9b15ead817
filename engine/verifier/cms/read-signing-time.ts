import { DerError, readTime, type DerNode } from '../../pki/der.ts';

const UTC_TIME = 0x17;

/** The time that the signing-time attribute claims (RFC 5652 section 11.3), or null. */
export function readSigningTime(values: DerNode[] | undefined): Date | null {
  const [value] = values ?? [];
  if (!value) return null;
  try {
    if (value.tag !== UTC_TIME) return readTime(value);
    const match = /^(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)Z$/.exec(Buffer.from(value.content).toString('latin1'));
    if (!match) return null;
    const [, year, month, day, hour, minute, second] = match;
    return new Date(`${Number(year) < 50 ? '20' : '19'}${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  } catch (error) {
    if (!(error instanceof DerError)) throw error;
    return null;
  }
}
