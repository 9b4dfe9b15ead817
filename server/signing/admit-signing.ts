import { createAdmission } from '../process/admit.ts';

/** Signing and sealing are the longest work of this thread. Two at once: one that reckons, one that waits for the disk or the database. */
export const admitSigning = createAdmission({ atOnce: 2 });
