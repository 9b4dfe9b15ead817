import { statfs } from 'node:fs/promises';
import { getInstallation as contract } from '@sigillum/api-contracts/operator/get-installation.ts';
import { sql } from 'kysely';
import { implement } from '../http/implement.ts';
import { readQueues } from '../jobs/job-board.ts';
import { checkReadiness } from '../process/health.ts';
import { requireOperator } from './require-operator.ts';

export const getInstallation = implement(contract, async (_input, { actor, db, now, services }) => {
  await requireOperator(db, actor);
  const { blobs, checks, config, pdf } = services;
  const [readiness, queues, files, disk, size] = await Promise.all([
    // What stands in the way is logged by /readyz.
    checkReadiness(checks, () => undefined),
    readQueues(db, now),
    blobs.measure(),
    statfs(config.dataDir),
    sql<{ bytes: string }>`select pg_database_size(current_database()) as bytes`.execute(db),
  ]);
  return {
    status: 200,
    body: {
      startedAt: new Date(now.getTime() - process.uptime() * 1000).toISOString(),
      isTestSystem: config.isTestSystem,
      isReady: readiness.isReady,
      checks: Object.entries(readiness.checks).map(([part, state]) => ({
        ...{ part, state },
        notices: readiness.notices?.[part] ?? [],
      })),
      daysLeft: Object.entries(readiness.daysLeft ?? {})
        .flatMap(([part, left]) => Object.entries(left).map(([name, days]) => ({ part, name, days })))
        .toSorted((one, other) => one.days - other.days),
      workers: pdf.readLoad(),
      queues,
      databaseBytes: Number(size.rows[0]!.bytes),
      files,
      freeBytes: disk.bavail * disk.bsize,
    },
  };
});
