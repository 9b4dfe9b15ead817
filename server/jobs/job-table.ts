/** Every job there is, with what it carries. Payloads are ids: what a job needs it reads when it runs. */
export type JobTable = {
  /** Hands one row of `mails` to the mail server. */
  'send-mail': { mailId: string };
  /** Tells whoever looks after requests that a mail came back for ever. */
  'note-bounce': { mailId: string };
  /** Hands one row of `sms_messages` to the provider of text messages. */
  'send-sms': { smsId: string };
  /** Calls a program that asked to hear of a request: one try, which asks for the next. */
  'deliver-callback': { callbackId: string };
  /** Looks whether a domain that an organisation has asked for is proved: one look, which asks for the next. `requestedAt`: ISO 8601. */
  'check-domain': { businessId: string; domain: string; requestedAt: string };
  /** Asks a vendor where an identification stands: one look, which asks for the next unless a notification asked for it. */
  'watch-identification': { caseId: string; isNotified: boolean };
  /** Reminds of appointments, and tells of identifications that end or have ended. Asks for its own next run. */
  'remind-identified': Record<string, never>;
  /** Asks the payment provider how the subscription of a customer of theirs stands. */
  'sync-subscription': { customerId: string };
  /** Asks the payment provider how a payment of an identification stands, and gives back what is due. */
  'settle-payment': { paymentId: string };
  /** Ends the subscription of whoever is gone. */
  'stop-charging': { subscriptionId: string; isAtOnce: boolean };
  /** Tells the referral service of somebody. */
  'tell-referral': { userId: string; kind: 'signed-up' | 'erased' };
  /** Looks once more at what has named an account's address in the moment in which the account came or went. */
  'settle-account': { userId: string };
  /** Erases an organisation that was deleted 30 days ago. */
  'erase-business': { businessId: string };
  /** Writes down that a request's deadline has passed. */
  'expire-request': { requestId: string };
  /** Reminds signers of an open request whose day has come, and asks for its next run. */
  'remind-signers': { requestId: string };
  /** Gives the deputy of somebody what is due, or takes it, and asks for its next run. */
  'keep-deputy': { userId: string };
  /** Writes to everybody invited to an open request what was changed in it since a moment (ISO 8601). */
  'tell-changes': { requestId: string; since: string };
  /** Writes to everybody that all have signed, with the files that were asked for. */
  'tell-all-signed': { requestId: string };
  /** Puts the evidence of a finished request where nobody can take it away before its day. */
  'lock-evidence': { requestId: string };
  /** Fetches what a request's signatures still lack, and ends the request when all is there. */
  'complete-request': { requestId: string };
  /** Renews archive timestamps before their authority's certificate ends. Asks for its own next run. */
  'renew-timestamps': Record<string, never>;
  /** Tells administrators of seals whose certificate ends soon. Asks for its own next run. */
  'watch-seals': Record<string, never>;
  /** Tells administrators of keys of API users that end soon. Asks for its own next run. */
  'watch-keys': Record<string, never>;
  /** Tells administrators of trials that end, and writes down that they have. Asks for its own next run. */
  'watch-trials': Record<string, never>;
  /** Tells administrators when most of a plan's signatures are used up. Asks for its own next run. */
  'watch-quotas': Record<string, never>;
  /** Sends rows of a batch, a few at a time, and asks for the next ones. */
  'send-batch': { batchId: string };
  /** Withdraws or reminds of the requests of a batch behind a row, a few at a time, and asks for the next ones. */
  'act-on-batch': { batchId: string; after: number };
  /** Builds the list of an account's requests where it is not kept, and sums up what was counted. */
  'keep-list': { userId: string };
  /** Deletes what has ended long ago and files that nothing refers to. Asks for its own next run. */
  'clean-up': Record<string, never>;
  /** Announces and deletes what organisations do not keep for ever. Asks for its own next run. */
  'keep-retention': Record<string, never>;
};

export type JobName = keyof JobTable;

/** How a job is tried again after a failure; waits double from `firstDelay` up to `longestDelay`, both in seconds. */
export type RetryPlan = { tries: number; firstDelay: number; longestDelay: number };

/** How long what a job needs (say, the mail server) may be away before it is given up: a little over a day. */
const patient: RetryPlan = { tries: 32, firstDelay: 5, longestDelay: 3600 };

/** The retry plan of every job. */
const plans: Readonly<Record<JobName, RetryPlan>> = {
  'send-mail': patient,
  'note-bounce': patient,
  // A code lives ten minutes: later nobody waits for it.
  'send-sms': { tries: 10, firstDelay: 2, longestDelay: 60 },
  'deliver-callback': patient,
  'check-domain': patient,
  'watch-identification': patient,
  'remind-identified': patient,
  'sync-subscription': patient,
  'settle-payment': patient,
  'stop-charging': patient,
  'send-batch': patient,
  'act-on-batch': patient,
  'keep-list': { tries: 8, firstDelay: 2, longestDelay: 30 },
  'tell-referral': patient,
  'settle-account': patient,
  'erase-business': patient,
  'expire-request': patient,
  'remind-signers': patient,
  'keep-deputy': patient,
  'tell-changes': patient,
  'tell-all-signed': patient,
  'lock-evidence': patient,
  // Somebody waits for it: often, for a day and a little more.
  'complete-request': { tries: 3000, firstDelay: 2, longestDelay: 30 },
  'renew-timestamps': patient,
  'watch-seals': patient,
  'watch-keys': patient,
  'watch-trials': patient,
  'watch-quotas': patient,
  'clean-up': patient,
  'keep-retention': patient,
};

type Environment = Record<string, string | undefined>;

/** Seconds that a test system waits at most; Infinity on any other server, where what is away would be asked without a pause. */
const readLongest = (env: Environment): number =>
  (env['SIGILLUM_ENVIRONMENT'] === 'test' && Number(env['SIGILLUM_LONGEST_RETRY_DELAY'])) || Infinity;

/** Reads the retry plan of every job. `SIGILLUM_LONGEST_RETRY_DELAY=1` lets no job of a test system wait for longer than a second. */
export function readRetryPlans(env: Environment): typeof plans {
  const longest = readLongest(env);
  if (longest === Infinity) return plans;
  const shorten = ({ tries, firstDelay, longestDelay }: RetryPlan): RetryPlan => ({
    tries,
    firstDelay: Math.min(firstDelay, longest),
    longestDelay: Math.min(longestDelay, longest),
  });
  return Object.fromEntries(Object.entries(plans).map(([name, plan]) => [name, shorten(plan)])) as typeof plans;
}

export const retryPlans = readRetryPlans(process.env);

/**
 * Seconds between two signs of life of whoever works on a job, and between two looks for jobs that give none: they are tried again. The queue
 * knows no shorter ones than ten.
 */
export const lifeSigns =
  readLongest(process.env) === Infinity ? { every: 30, lookEvery: 30 } : { every: 10, lookEvery: 5 };
