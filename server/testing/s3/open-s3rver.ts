import { rm } from 'node:fs/promises';
import path from 'node:path';
import S3rver from '@20minutes/s3rver';
import type { ObjectStorageSettings } from '../../storage/storage-settings.ts';

/**
 * An S3 service that is not ours, over `directory`: it checks signatures, and knows ranges and parts. `isKept`: it goes on with what lies
 * there; else it begins with nothing.
 */
export async function openS3rver(directory: string, { port: wanted = 0, isKept = false } = {}) {
  if (!isKept) await rm(directory, { recursive: true, force: true });
  const bucket = 'sigillum';
  const server = new S3rver({
    ...{ port: wanted, address: '127.0.0.1', silent: true, directory, vhostBuckets: false },
    configureBuckets: [{ name: bucket, configs: [] }],
  });
  // It forgets the slash that the SDK signs at the end of a bucket's own path, unless it takes it for that of a mount.
  server.middleware.splice(-1, 0, (ctx, next) => {
    if (ctx.path === `/${bucket}/`) Object.assign(ctx, { mountPath: '/' }).state.vhost = true;
    return next();
  });
  const { port } = await server.run();
  const settings: ObjectStorageSettings = {
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    bucket,
    credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
    encryption: undefined,
    isPathStyle: true,
  };
  return {
    settings,
    /** Where the bytes of a key lie. */
    fileOf: (key: string) => path.join(directory, bucket, `${key}._S3rver_object`),
    async close() {
      server.httpServer.closeAllConnections();
      await server.close();
    },
  };
}
