declare module '@20minutes/s3rver' {
  /** The part of it that is used here. */
  export default class S3rver {
    constructor(options: {
      port: number;
      address: string;
      silent: boolean;
      directory: string;
      vhostBuckets: boolean;
      configureBuckets: { name: string; configs: never[] }[];
    });
    run(): Promise<{ port: number }>;
    close(): Promise<void>;
    middleware: ((ctx: { path: string; state: { vhost?: boolean } }, next: () => unknown) => unknown)[];
    httpServer: { closeAllConnections(): void };
  }
}
