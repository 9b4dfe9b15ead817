import { open } from 'node:fs/promises';

/** Names in a folder outlive a power cut once the folder has been written. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
