import type { ObserverTold } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import {
  Button,
  from,
  IconButton,
  Inline,
  Plus,
  SelectField,
  Stack,
  TextField,
  theme,
  Trash2,
  Users,
} from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { makeId } from '../../common/make-id.ts';
import { QuorumList } from '../../signature-requests/components/quorum-list.tsx';
import { StepSection } from '../../signature-requests/components/step-section.tsx';
import { observerTold } from '../../signature-requests/observer-told.ts';
import { signatureRequestsQuorumMessages } from '../../signature-requests/quorum-messages.ts';
import { useQuorums } from '../../signature-requests/use-quorums.ts';
import { templatesMessages as messages } from '../messages.ts';
import { useRoleGroup } from '../use-role-group.ts';
import { useRoleName } from '../use-role-name.ts';
import type { WrittenTemplate } from '../write-template.ts';

export interface TemplateRolesProps extends Pick<WrittenTemplate, 'roles'> {
  isReadOnly: boolean;
  onChange: (roles: WrittenTemplate['roles']) => void;
}

type Role = WrittenTemplate['roles'][number];

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: ${theme.space[3]};

  > :first-child {
    grid-column: 1 / -1;
  }
  ${from.sm} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr) 40px;
    > :first-child {
      grid-column: auto;
    }
  }
`;

/** Who signs and who observes, by the part that they take, and in which order. */
export function TemplateRoles({ roles, isReadOnly, onChange }: TemplateRolesProps) {
  const { formatMessage } = useIntl();
  const known = roles.map((role) => ({ ...role, sequence: role.sequence ?? -1 }));
  const nameRole = useRoleName(known);
  const nameEmpty = useRoleName(known.map((role) => ({ ...role, name: '' })));
  const write = (id: string, part: Partial<Role>) =>
    onChange(roles.map((role) => (role.id === id ? { ...role, ...part } : role)));
  const add = (kind: Role['kind']) => onChange([...roles, { id: makeId(), kind, name: '' }]);
  const remove = (id: string) => onChange(roles.filter((role) => role.id !== id));
  const signers = known.filter(({ kind }) => kind === 'SIGNER');
  const voices = signers.map(({ id: sid, quorum }) => ({
    ...{ sid, quorum, status_code: 'WAITING' as const },
    name: nameRole(sid),
  }));
  const quorums = useQuorums({
    signers: voices,
    onChange: (chosen) =>
      onChange(
        roles.map((role) => {
          const quorum = chosen.find(({ sid }) => sid === role.id)?.quorum;
          return quorum === undefined ? role : { ...role, quorum: quorum ?? undefined };
        }),
      ),
  });
  const explain = useRoleGroup(known);
  return (
    <StepSection title={<FormattedMessage {...messages.roles} />} text={<FormattedMessage {...messages.rolesText} />}>
      <Stack tag="ul" role="list" gap={4}>
        {known.map(({ id, kind, name, sequence, told = 'INVITATION_AND_END' }) => (
          <Row key={id}>
            <TextField
              label={formatMessage(messages.roleName, { role: nameEmpty(id) })}
              hint={explain(id)}
              value={name}
              maxLength={100}
              readOnly={isReadOnly}
              onChange={(event) => write(id, { name: event.target.value })}
            />
            {kind === 'SIGNER' ? (
              <SelectField
                label={formatMessage(messages.turn, { role: nameRole(id) })}
                value={String(sequence)}
                disabled={isReadOnly}
                onChange={(event) => write(id, { sequence: Number(event.target.value) })}
                options={[
                  { value: '-1', label: formatMessage(messages.anyTime) },
                  ...listTurns(signers).map((turn) => ({ value: String(turn), label: String(turn) })),
                ]}
              />
            ) : (
              <SelectField
                label={formatMessage(messages.told, { role: nameRole(id) })}
                value={told}
                disabled={isReadOnly}
                onChange={(event) => write(id, { told: event.target.value as ObserverTold })}
                options={Object.entries(observerTold).map(([value, text]) => ({ value, label: formatMessage(text) }))}
              />
            )}
            {!isReadOnly && (
              <IconButton
                label={formatMessage(messages.removeRole, { role: nameRole(id) })}
                icon={<Trash2 />}
                onClick={() => remove(id)}
              />
            )}
          </Row>
        ))}
      </Stack>
      <QuorumList signatures={voices} acts={isReadOnly ? undefined : quorums} />
      {isReadOnly ? null : (
        <Inline gap={2}>
          <Button variant="secondary" icon={<Plus aria-hidden />} onClick={() => add('SIGNER')}>
            <FormattedMessage {...messages.addSigner} />
          </Button>
          <Button variant="quiet" icon={<Plus aria-hidden />} onClick={() => add('OBSERVER')}>
            <FormattedMessage {...messages.addObserver} />
          </Button>
          {voices.filter(({ quorum }) => !quorum).length < 2 ? null : (
            <Button variant="quiet" icon={<Users aria-hidden />} onClick={quorums.onAddQuorum}>
              <FormattedMessage {...signatureRequestsQuorumMessages.add} />
            </Button>
          )}
        </Inline>
      )}
    </StepSection>
  );
}

/** The turns that can be chosen: one for each signer, and those that are set. */
function listTurns(signers: readonly { sequence: number }[]): number[] {
  const set = signers.map(({ sequence }) => sequence).filter((sequence) => sequence >= 0);
  return [...new Set([...signers.map((_, index) => index + 1), ...set])].toSorted((one, other) => one - other);
}
