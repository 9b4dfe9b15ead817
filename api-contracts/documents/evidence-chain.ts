import * as z from 'zod';

/**
 * The chain of audit events as it is stored. The hash of an event is SHA-256 over the previous hash, a line feed, and the canonical
 * JSON (RFC 8785) of its members without the two hashes and `withheld`.
 */
export const EvidenceChain = z.object({
  algorithm: z.literal('SHA-256'),
  isIntact: z.boolean(),
  /** Number of the first event that does not fit, where one does not. */
  brokenAt: z.number().int().optional(),
  lastHash: z.string(),
  events: z.array(
    z.object({
      request_id: z.string(),
      seq: z.number().int(),
      at: z.string(),
      name: z.string(),
      actor: z.record(z.string(), z.unknown()),
      ip: z.string().nullable().optional(),
      zone: z.string().nullable(),
      documents: z.array(z.record(z.string(), z.unknown())),
      data: z.record(z.string(), z.unknown()),
      previous_hash: z.string(),
      hash: z.string(),
      /** Members that the reader may not see; such an event is only checked by whoever may. */
      withheld: z.array(z.string()).optional(),
    }),
  ),
});
export type EvidenceChain = z.infer<typeof EvidenceChain>;
