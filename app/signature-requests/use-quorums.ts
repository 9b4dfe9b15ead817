import { listQuorums, type Quorum, type QuorumStanding } from '@sigillum/api-contracts/signature-requests/quorum.ts';
import type { Signature } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import { useModals } from '../modals/modals.tsx';
import type { QuorumActs } from './components/quorum-list.tsx';
import { quorumDialog } from './dialogs.ts';

type Voice = Pick<Signature, 'sid' | 'status_code' | 'quorum'>;

interface Quorums {
  /** Everybody who signs, each as people are told apart. */
  signers: readonly (Voice & { name: string })[];
  /** Null: has none any more. */
  onChange: (chosen: { sid: string; quorum: Quorum | null }[]) => void;
}

/** Carries out what is chosen about quorums of a draft, or of a template. */
export function useQuorums({ signers, onChange }: Quorums): QuorumActs & { onAddQuorum: () => void } {
  const { dialogs } = useModals();

  function ask(quorum?: QuorumStanding<Voice>) {
    const { name, needed = 1, members = [] } = quorum ?? {};
    const people = signers.filter((one) => !one.quorum || one.quorum.name === name);
    const taken = listQuorums(signers).flatMap((other) => (other.name === name ? [] : [other.name]));
    const now = name === undefined ? undefined : { name, needed, sids: members.map(({ sid }) => sid) };
    void dialogs.open(quorumDialog, { people, quorum: now, taken }, ({ sids, ...chosen }) => {
      const gone = members.filter(({ sid }) => !sids.includes(sid));
      onChange([...sids.map((sid) => ({ sid, quorum: chosen })), ...gone.map(({ sid }) => ({ sid, quorum: null }))]);
    });
  }

  return {
    onAddQuorum: () => ask(),
    onChangeQuorum: ask,
    onRemoveQuorum: ({ members }) => onChange(members.map(({ sid }) => ({ sid, quorum: null }))),
  };
}
