import * as z from 'zod';

/** What is being done about it, in the words of status pages. */
export const noticeStatuses = ['in_progress', 'verifying', 'investigating', 'identified', 'monitoring'] as const;

/** A maintenance notice that is active now (specification, section 3). */
export const Notice = z.object({
  /** Page with details, http or https; null where nobody has written one. */
  url: z.string().nullable(),
  /** Everybody but internal staff sees the maintenance page until it ends. */
  isBlocking: z.boolean(),
  status: z.enum(noticeStatuses),
});
export type Notice = z.infer<typeof Notice>;

export const ActiveNotice = z.object({ notice: Notice.nullable() });
export type ActiveNotice = z.infer<typeof ActiveNotice>;
