import type { Quality } from '@sigillum/api-contracts/schemas.ts';

/** A notice of the status page (specification, section 1). */
export interface MaintenanceNotice {
  /** Page with details. */
  url: string;
  /** A blocking notice sends everybody but staff to /maintenance. */
  isBlocking: boolean;
}

/** Where and how this installation runs; the composition root fills it from the configuration. */
export interface Environment {
  /** Origin that people reach, e.g. `https://sign.example.ch`. */
  publicUrl: string;
  /** Everything but production: screens show the "Test System" note. */
  isTestSystem: boolean;
  /** The embedded trust centre signs: good for trying out, not qualified. */
  hasLocalTrust: boolean;
  /** Messages wait in the local outbox instead of being sent. */
  hasOutbox: boolean;
  /** Whether text messages wait there, too, because no provider takes them. */
  hasSmsOutbox: boolean;
  /** The qualities in which people can sign here. */
  listQualities: () => Promise<readonly Quality[]>;
  /** E-mail domains whose people pass a blocking maintenance notice. */
  staffDomains: readonly string[];
  /** The notice that is active now, if any. */
  readMaintenance: () => MaintenanceNotice | undefined;
  /** Writes to the server's log; no secrets in the details. */
  reportError: (message: string, details: Record<string, unknown>) => void;
}

/** With https every cookie is Secure and the session's name starts with `__Host-`. */
export const isSecure = (environment: Environment): boolean => environment.publicUrl.startsWith('https:');
