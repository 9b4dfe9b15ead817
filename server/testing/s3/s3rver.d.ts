declare module '@20minutes/s3rver' {
  export interface S3rverObject {
    bucket: string;
    key: string;
  }

  export interface S3rverStore {
    getResourcePath(bucket: string, key: string, resource: 'object' | 'object.md5' | 'metadata.json'): string;
    putObject(object: S3rverObject): Promise<unknown>;
  }

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
    store: S3rverStore;
    httpServer: { closeAllConnections(): void };
  }
}
