import { totalmem } from 'node:os';

/** Bytes that this process and its children may use: the machine's, or what a container was given. */
export function readMemoryLimit(): number {
  // Zero, or beyond all memory, where nothing limits it.
  const limit = process.constrainedMemory();
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem();
}

const mb = 1024 * 1024;
const clamp = (least: number, value: number, most: number) => Math.floor(Math.min(most, Math.max(least, value)));

/**
 * PostgreSQL's settings for a machine with so much memory. The server and whatever else runs there need theirs, and the system keeps files in
 * what is left: the own buffers stay a small part, and are taken only as data are read.
 */
export function chooseSettings(memoryBytes: number): Record<string, string> {
  const memory = memoryBytes / mb;
  return {
    shared_buffers: `${clamp(32, memory / 64, 512)}MB`,
    effective_cache_size: `${clamp(128, memory / 2, 65_536)}MB`,
    // A person with 100,000 requests has them sorted in memory; thirty sessions may do so at a time.
    work_mem: `${clamp(8, memory / 512, 32)}MB`,
    maintenance_work_mem: `${clamp(32, memory / 64, 256)}MB`,
    // Reserved whole, they would be held also by an idle server.
    huge_pages: 'off',
    // Disks of today read anywhere as fast as in order.
    random_page_cost: '1.1',
    jit: 'off',
    // After each checkpoint a page is written whole into the log once: rarer, and the log is smaller.
    checkpoint_timeout: '15min',
    max_connections: '100',
  };
}
