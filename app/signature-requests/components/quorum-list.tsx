import { listQuorums, type QuorumStanding } from '@sigillum/api-contracts/signature-requests/quorum.ts';
import type { Signature } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import { IconButton, Inline, Pencil, Stack, Text, Trash2 } from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { commonMessages } from '../../common/messages.ts';
import { signatureRequestsQuorumMessages as messages } from '../quorum-messages.ts';

type Voice = Pick<Signature, 'sid' | 'status_code' | 'quorum'>;

/** What is done to the quorums of a draft. */
export interface QuorumActs {
  onChangeQuorum: (quorum: QuorumStanding<Voice>) => void;
  onRemoveQuorum: (quorum: QuorumStanding<Voice>) => void;
}

/** Of whom how many have to sign, and how far that is; nothing where everybody has to. */
export function QuorumList({ signatures, acts }: { signatures: readonly Voice[]; acts?: QuorumActs }) {
  const { formatMessage } = useIntl();
  const quorums = listQuorums(signatures);
  if (!quorums.length) return null;
  return (
    <Stack tag="ul" role="list" gap={1} aria-label={formatMessage(messages.list)}>
      {quorums.map((quorum) => {
        const { name, needed, signed, members } = quorum;
        const values = { name: <bdi key="name">{name}</bdi>, needed, signed, count: members.length };
        return (
          <Inline key={name} tag="li" gap={2} justify="space-between">
            <Text size="small" tone={quorum.isLost ? 'danger' : 'soft'}>
              <FormattedMessage {...(acts ? messages.summary : messages.standing)} values={values} />
            </Text>
            {acts ? (
              <span>
                <IconButton
                  label={formatMessage(messages.change, { name })}
                  icon={<Pencil aria-hidden />}
                  onClick={() => acts.onChangeQuorum(quorum)}
                />
                <IconButton
                  tone="danger"
                  label={formatMessage(commonMessages.remove, { name })}
                  icon={<Trash2 aria-hidden />}
                  onClick={() => acts.onRemoveQuorum(quorum)}
                />
              </span>
            ) : null}
          </Inline>
        );
      })}
    </Stack>
  );
}
