import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A second opinion on a detached CMS, of whatever OpenSSL this machine has; the chain is not its question here. */
export async function askOpenssl(der: Buffer, content: Buffer): Promise<'accepted' | 'refused' | 'absent'> {
  if (spawnSync('openssl', ['version']).status !== 0) return 'absent';
  const folder = await mkdtemp(path.join(tmpdir(), 'sigillum-audit-'));
  try {
    const files = { der: path.join(folder, 'seal.der'), content: path.join(folder, 'content') };
    await writeFile(files.der, der);
    await writeFile(files.content, content);
    const args = ['cms', '-verify', '-binary', '-inform', 'DER', '-in', files.der, '-content', files.content];
    const { status } = spawnSync('openssl', [...args, '-noverify', '-out', path.join(folder, 'out')]);
    return status === 0 ? 'accepted' : 'refused';
  } finally {
    await rm(folder, { recursive: true });
  }
}
