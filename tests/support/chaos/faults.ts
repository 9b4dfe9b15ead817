import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import type { Draw } from './draw.ts';
import type { ChaosWorld, ServerName } from './open-chaos-world.ts';

type Strike = (world: ChaosWorld, draw: Draw) => Promise<void>;

const pickServer = ({ running }: ChaosWorld, draw: Draw) => {
  const name = draw.pick<ServerName>(['one', 'two']);
  return running.get(name) ?? [...running.values()][0];
};

/** Writes until nothing more fits. */
function fillDisk(file: string): void {
  const handle = openSync(file, 'w');
  try {
    for (const bytes of [Buffer.alloc(1 << 20), Buffer.alloc(512)]) {
      try {
        for (;;) writeSync(handle, bytes);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      }
    }
  } finally {
    closeSync(handle);
  }
}

/** What strikes. Each is over, and healed as an operator would, when its promise resolves. */
export const faults: Readonly<Record<string, Strike>> = {
  'a server is killed': async (world, draw) => pickServer(world, draw)?.kill(),
  'a server is told to end': async (world, draw) => pickServer(world, draw)?.stop(),
  'a server stands still': async (world, draw) => {
    const server = pickServer(world, draw);
    if (!server) return;
    process.kill(server.pid, 'SIGSTOP');
    await delay(draw.between(500, 6000));
    process.kill(server.pid, 'SIGCONT');
  },
  'both servers are killed': async ({ running }) => {
    await Promise.all([...running.values()].map((server) => server.kill()));
  },
  'the database is killed': (world, draw) => world.killPostgres(draw.between(100, 3000)),
  'the object storage is killed': (world, draw) => world.killStore(draw.between(100, 3000)),
  'the network tears': async ({ databaseDoor, storeDoor }) => {
    databaseDoor.tear();
    storeDoor.tear();
    await Promise.resolve();
  },
  'the network is slow': async ({ databaseDoor, storeDoor }, draw) => {
    databaseDoor.delayMs = draw.between(5, 40);
    storeDoor.delayMs = draw.between(20, 200);
    await delay(draw.between(2000, 5000));
    databaseDoor.delayMs = 0;
    storeDoor.delayMs = 0;
  },
  'the mail server is away, and forgets': async ({ mailbox }, draw) => {
    mailbox.state.isAway = true;
    await delay(draw.between(1000, 3000));
    mailbox.state.isAway = false;
    mailbox.state.forgets = 3;
  },
  'the disk is full': async (world, draw) => {
    fillDisk(world.ballast);
    await delay(draw.between(1000, 4000));
    rmSync(world.ballast);
    await world.revivePostgres();
  },
};

/** Those that can be made on this machine: a disk of its own needs root. */
export const listFaults = ({ hasOwnDisk }: ChaosWorld): string[] =>
  Object.keys(faults).filter((name) => hasOwnDisk || name !== 'the disk is full');
