import type { Quorum } from '@sigillum/api-contracts/signature-requests/quorum.ts';
import type { SignatureRow } from './request-repository.ts';

/** The quorum of a signature as it is kept; nothing for who has to sign. */
export const describeQuorum = ({
  quorum_name: name,
  quorum_needed: needed,
}: Pick<SignatureRow, 'quorum_name' | 'quorum_needed'>): { quorum?: Quorum } =>
  name !== null && needed !== null ? { quorum: { name, needed } } : {};

/** A signature as the rules of quorums look at it. */
export const voiceOf = <Row extends Pick<SignatureRow, 'sid' | 'status' | 'quorum_name' | 'quorum_needed'>>(
  row: Row,
) => ({
  row,
  sid: row.sid,
  status_code: row.status,
  ...describeQuorum(row),
});
