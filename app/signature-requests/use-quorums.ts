import type { QuorumStanding } from '@sigillum/api-contracts/signature-requests/quorum.ts';
import { listQuorums } from '@sigillum/api-contracts/signature-requests/quorum.ts';
import type { Signature } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import { namePerson } from '../common/name-person.ts';
import { useModals } from '../modals/modals.tsx';
import type { QuorumActs } from './components/quorum-list.tsx';
import { quorumDialog } from './dialogs.ts';
import type { DraftEditor } from './use-draft.ts';

/** Carries out what is chosen about quorums of a draft. */
export function useQuorums({
  request,
  change,
}: Pick<DraftEditor, 'request' | 'change'>): QuorumActs & { onAddQuorum: () => void } {
  const { dialogs } = useModals();
  const { signatures } = request;

  function ask(quorum?: QuorumStanding<Pick<Signature, 'sid' | 'status_code' | 'quorum'>>) {
    const { name, needed = 1, members = [] } = quorum ?? {};
    const people = signatures
      .filter((signature) => !signature.quorum || signature.quorum.name === name)
      .map(({ sid, signer_identity_data: person }) => ({
        sid,
        name: namePerson(person.first_name, person.last_name, person.email_address),
      }));
    const taken = listQuorums(signatures).flatMap((other) => (other.name === name ? [] : [other.name]));
    const now = name === undefined ? undefined : { name, needed, sids: members.map(({ sid }) => sid) };
    void dialogs.open(quorumDialog, { people, quorum: now, taken }, ({ sids, ...chosen }) => {
      const gone = members.filter(({ sid }) => !sids.includes(sid));
      change({
        signatures: [
          ...sids.map((sid) => ({ sid, quorum: chosen })),
          ...gone.map(({ sid }) => ({ sid, quorum: null })),
        ],
      });
    });
  }

  return {
    onAddQuorum: () => ask(),
    onChangeQuorum: ask,
    onRemoveQuorum: ({ members }) => change({ signatures: members.map(({ sid }) => ({ sid, quorum: null })) }),
  };
}
