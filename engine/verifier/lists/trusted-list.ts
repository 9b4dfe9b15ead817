import type { ListedService } from '../report.ts';

/** What a list says of where another list lies and who signs it (TS 119 612 clause 5.3.13). */
export type ListPointer = { territory: string; location: string; isListOfLists: boolean; signers: Uint8Array[] };

/** A service with the certificates that it is known by, DER. */
export type ServiceEntry = { service: ListedService; certificates: Uint8Array[] };

/** A trusted list (TS 119 612) as far as it is used here. */
export type TrustedList = {
  territory: string;
  /** The list of the lists of the member states (LOTL), or a list of services. */
  isListOfLists: boolean;
  /** Whether the list says that it is one of a member state of the European Union. */
  isMemberState: boolean;
  sequence: number;
  issuedAt: Date;
  /** Undefined for a list that is closed: its last issue has no next one. */
  nextUpdate: Date | undefined;
  pointers: ListPointer[];
  services: ServiceEntry[];
  /** Services that were left out, and why. */
  leftOut: string[];
};
