import { fstatSync, writeSync } from 'node:fs';

type Stream = Pick<NodeJS.WriteStream, 'on' | 'write'> & { fd: number };

/**
 * A way out for what the server says. Where the disk of the log is full, or its reader has gone, words are lost and not the server; the first that
 * go through again are preceded by `describeLost` of how many pieces were.
 */
export function openOutlet(stream: Stream, describeLost: (count: number) => string): (text: string) => void {
  if (!fstatSync(stream.fd).isFile()) {
    stream.on('error', () => undefined);
    return (text) => void stream.write(text);
  }
  // Node's own stream on a file is shut for good by the first write that fails, and throws.
  let lost = 0;
  let isTorn = false;
  const writeAll = (text: string) => {
    const bytes = Buffer.from(text);
    for (let done = 0; done < bytes.length;) {
      done += writeSync(stream.fd, bytes, done);
      isTorn = done < bytes.length;
    }
  };
  return (text) => {
    try {
      if (isTorn) writeAll('\n');
      if (lost > 0) {
        writeAll(describeLost(lost));
        lost = 0;
      }
      writeAll(text);
    } catch {
      lost += 1;
    }
  };
}
