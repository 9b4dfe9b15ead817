import { openS3rver } from '@sigillum/server/testing/s3/open-s3rver.ts';

// An object storage that can be killed: `node s3-process.ts FOLDER PORT`, on what it has left there.
const [folder, port] = process.argv.slice(2);
await openS3rver(folder!, { port: Number(port), isKept: true });
process.stdout.write('ready\n');
