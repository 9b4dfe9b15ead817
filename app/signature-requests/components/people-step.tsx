import type { Observer, Signature } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import { Button, Eye, IconButton, Stack, Switch, Text, theme, UserPlus, X } from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import type { SignerChange } from '../draft-change.ts';
import { requestMessages as messages } from '../messages.ts';
import { dropOrder, hasOrder, introduceOrder, sortByTurn } from '../signing-order.ts';
import { SignerRow } from './signer-row.tsx';
import { StepSection } from './step-section.tsx';

export interface PeopleStepProps {
  signatures: readonly Signature[];
  observers: readonly Observer[];
  /** E-mail address of who prepares the request. */
  viewerEmail: string;
  onAddSigner: () => void;
  onAddMyself: () => void;
  onChangeSigner: (signature: Signature) => void;
  onRemoveSigner: (signature: Signature) => void;
  onChangeOrder: (signatures: SignerChange[]) => void;
  onAddObserver: () => void;
  onRemoveObserver: (observer: Observer) => void;
}

const ObserverRow = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[3]};
  padding: ${theme.space[1]} 0;
  border-bottom: 1px solid ${theme.color.hairline};
  &:last-child { border-bottom: 0; }
`;

/** Who signs, in which order, and who looks on. */
export function PeopleStep(props: PeopleStepProps) {
  const { signatures, viewerEmail, onAddSigner, onAddMyself, onChangeOrder } = props;
  const isIn = signatures.some(({ signer_identity_data }) => signer_identity_data.email_address === viewerEmail);
  return (
    <Stack gap={5}>
      <StepSection
        title={<FormattedMessage {...messages.signersTitle} />}
        text={<FormattedMessage {...messages.signersText} />}
        actions={
          <>
            {isIn ? null : <Button variant="quiet" onClick={onAddMyself}><FormattedMessage {...messages.addMyself} /></Button>}
            <Button variant={signatures.length === 0 ? 'primary' : 'secondary'} icon={<UserPlus aria-hidden />} onClick={onAddSigner}><FormattedMessage {...messages.addSigner} /></Button>
          </>
        }
      >
        {signatures.length === 0 ? <Text tone="soft"><FormattedMessage {...messages.noSigners} /></Text> : <Signers {...props} />}
        {signatures.length < 2 ? null : (
          <Switch
            label={<FormattedMessage {...messages.order} />}
            hint={<FormattedMessage {...messages.orderHint} />}
            checked={hasOrder(signatures)}
            onChange={(event) => onChangeOrder(event.target.checked ? introduceOrder(signatures) : dropOrder(signatures))}
          />
        )}
      </StepSection>
      <Observers {...props} />
    </Stack>
  );
}

function Signers({ signatures, viewerEmail, onChangeSigner, onRemoveSigner, onChangeOrder }: PeopleStepProps) {
  const { formatMessage } = useIntl();
  return (
    <ul role="list" aria-label={formatMessage(messages.signers)}>
      {sortByTurn(signatures).map((signature) => (
        <SignerRow
          key={signature.sid}
          signature={signature}
          isOwn={signature.signer_identity_data.email_address === viewerEmail}
          turnCount={hasOrder(signatures) ? signatures.length : undefined}
          onTurn={(sequence) => onChangeOrder([{ sid: signature.sid, sequence }])}
          onChange={() => onChangeSigner(signature)}
          onRemove={() => onRemoveSigner(signature)}
        />
      ))}
    </ul>
  );
}

function Observers({ observers, onAddObserver, onRemoveObserver }: PeopleStepProps) {
  const { formatMessage } = useIntl();
  return (
    <StepSection
      title={<FormattedMessage {...messages.observersTitle} />}
      text={<FormattedMessage {...messages.observersText} />}
      actions={<Button variant="secondary" icon={<Eye aria-hidden />} onClick={onAddObserver}><FormattedMessage {...messages.addObserver} /></Button>}
    >
      {observers.length === 0 ? null : (
        <ul role="list" aria-label={formatMessage(messages.observersTitle)}>
          {observers.map((observer) => (
            <ObserverRow key={observer.id}>
              <Text>{observer.user_info.email}</Text>
              <IconButton tone="danger" label={formatMessage(messages.removeObserver, { email: observer.user_info.email })} icon={<X aria-hidden />} onClick={() => onRemoveObserver(observer)} />
            </ObserverRow>
          ))}
        </ul>
      )}
    </StepSection>
  );
}
