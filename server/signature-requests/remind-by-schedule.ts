import { appendEvents, systemCall } from '../evidence/append-event.ts';
import type { JobRun } from '../jobs/jobs.ts';
import { listSignatures, lockRequest } from '../requests/request-repository.ts';
import type { Services } from '../services.ts';
import { remindByMail } from './notify.ts';
import { listNextReminders, nameAddress, scheduleReminders } from './schedule-reminders.ts';

/** The job: reminds the signers of an open request whose day has come, each person once, and asks for the next run. */
export async function remindBySchedule(
  services: Services,
  requestId: string,
  run?: Pick<JobRun, 'complete'>,
): Promise<void> {
  const now = services.now();
  await services.db.transaction().execute(async (trx) => {
    // Whoever signs, withdraws or reminds at this moment has its row.
    const request = await lockRequest(trx, requestId);
    if (request) {
      const signatures = await listSignatures(trx, requestId);
      const next = await listNextReminders(trx, request, signatures, now);
      const due = signatures.filter(({ sid }) => (next.get(sid)?.getTime() ?? Infinity) <= now.getTime());
      const people = [...new Map(due.map((signer) => [nameAddress(signer) || signer.sid, signer])).values()];
      if (people.length) {
        const sids = people.map(({ sid }) => sid);
        await trx.updateTable('signatures').set({ reminded_at: now }).where('sid', 'in', sids).execute();
        await remindByMail(services, trx, request, people);
        const events = sids.map((sid) => ({ name: 'REMINDED' as const, data: { sid } }));
        await appendEvents(trx, systemCall(now), requestId, events);
      }
      await scheduleReminders(services, trx, request, now);
    }
    await run?.complete(trx);
  });
}
