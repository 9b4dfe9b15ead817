/** A database on two servers, of which one takes writes and the other follows it until it is promoted. */
export interface DatabaseServers {
  /** The address of the one that took writes when it was last asked. */
  current(): string;
  /** Asks both. Where neither takes writes, nothing changes. */
  find(): Promise<void>;
}

/** How to reach a database: parameters that `pg` understands, and a standby beside it where there is one. */
export type DatabaseAddress =
  | { host: string; user: string; database: string }
  | { connectionString: string; servers?: DatabaseServers };
