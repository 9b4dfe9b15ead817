import { domainToASCII } from 'node:url';

/** The domain of an address as it is kept and compared: ASCII, lower case; empty when it is none. */
export const readDomain = (email: string): string => domainToASCII(email.slice(email.lastIndexOf('@') + 1).trim());
