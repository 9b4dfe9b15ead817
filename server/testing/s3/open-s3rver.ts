import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import S3rver, { type S3rverStore } from '@20minutes/s3rver';
import type { ObjectStorageSettings } from '../../storage/storage-settings.ts';

/** From what an object is made, the one that says that it is there last. */
const parts = ['object.md5', 'metadata.json', 'object'] as const;

/**
 * An object is there whole or not at all, as on real storage, whoever is killed and whatever is full. By itself it leaves what it had begun to
 * write under the object's name, and cannot list its bucket any more where that is half a description.
 */
function writeWhole(store: S3rverStore): void {
  const write = store.putObject.bind(store);
  store.putObject = async (object) => {
    const unfinished = `unfinished/${randomUUID()}`;
    const nameParts = (key: string) => parts.map((part) => store.getResourcePath(object.bucket, key, part));
    const made = nameParts(unfinished);
    try {
      const answer = await write(Object.assign(Object.create(object) as typeof object, { key: unfinished }));
      const names = nameParts(object.key);
      await mkdir(path.dirname(names[0]!), { recursive: true });
      for (const [index, name] of names.entries()) await rename(made[index]!, name);
      return answer;
    } finally {
      await Promise.all(made.map((file) => rm(file, { force: true })));
    }
  };
}

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
  writeWhole(server.store);
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
