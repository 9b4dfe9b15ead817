import type { Quality } from '@sigillum/api-contracts/schemas.ts';
import type { Signature } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import { Button, Inline, Stack, Switch, Text, UserPlus, Users } from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import type { SignerChange } from '../draft-change.ts';
import { judgeMobile } from '../judge-mobile.ts';
import { signatureRequestsInviteMessages as messages } from '../invite-messages.ts';
import { signatureRequestsSignerMessages } from '../signer-messages.ts';
import { signatureRequestsMessages } from '../messages.ts';
import { signatureRequestsQuorumMessages as quorumMessages } from '../quorum-messages.ts';
import { dropOrder, hasOrder, introduceOrder, sortByTurn } from '../signing-order.ts';
import { ObserversSection, type ObserversSectionProps } from './observers-section.tsx';
import { type QuorumActs, QuorumList } from './quorum-list.tsx';
import { SignerRow } from './signer-row.tsx';
import { StepSection } from './step-section.tsx';

export interface PeopleStepProps extends ObserversSectionProps {
  signatures: readonly Signature[];
  quality: Quality;
  /** E-mail address of who prepares the request. */
  viewerEmail: string;
  onAddSigner: () => void;
  onAddMyself: () => void;
  onAddSignerGroup: () => void;
  onChangeSigner: (signature: Signature) => void;
  onRemoveSigner: (signature: Signature) => void;
  onChangeOrder: (signatures: SignerChange[]) => void;
  quorums: QuorumActs & { onAddQuorum: () => void };
}

/** Who signs, in which order, and who looks on. */
export function PeopleStep(props: PeopleStepProps) {
  const { signatures, viewerEmail, onAddSigner, onAddMyself, onAddSignerGroup, onChangeOrder, quorums } = props;
  const isIn = signatures.some(({ signer_identity_data }) => signer_identity_data.email_address === viewerEmail);
  return (
    <Stack gap={5}>
      <StepSection
        title={<FormattedMessage {...messages.signersTitle} />}
        text={<FormattedMessage {...messages.signersText} />}
        actions={
          <>
            {isIn ? null : (
              <Button variant="quiet" onClick={onAddMyself}>
                <FormattedMessage {...messages.addMyself} />
              </Button>
            )}
            <Button variant="quiet" onClick={onAddSignerGroup}>
              <FormattedMessage {...signatureRequestsSignerMessages.addSignerGroup} />
            </Button>
            <Button
              variant={signatures.length === 0 ? 'primary' : 'secondary'}
              icon={<UserPlus aria-hidden />}
              onClick={onAddSigner}
            >
              <FormattedMessage {...signatureRequestsSignerMessages.addSigner} />
            </Button>
          </>
        }
      >
        {signatures.length === 0 ? (
          <Text tone="soft">
            <FormattedMessage {...messages.noSigners} />
          </Text>
        ) : (
          <Signers {...props} />
        )}
        <QuorumList signatures={signatures} acts={quorums} />
        {signatures.filter(({ quorum }) => !quorum).length < 2 ? null : (
          <Inline>
            <Button variant="quiet" icon={<Users aria-hidden />} onClick={quorums.onAddQuorum}>
              <FormattedMessage {...quorumMessages.add} />
            </Button>
          </Inline>
        )}
        {signatures.length < 2 ? null : (
          <Switch
            label={<FormattedMessage {...messages.order} />}
            hint={<FormattedMessage {...messages.orderHint} />}
            checked={hasOrder(signatures)}
            onChange={(event) =>
              onChangeOrder(event.target.checked ? introduceOrder(signatures) : dropOrder(signatures))
            }
          />
        )}
      </StepSection>
      <ObserversSection {...props} />
    </Stack>
  );
}

function Signers({ signatures, quality, viewerEmail, onChangeSigner, onRemoveSigner, onChangeOrder }: PeopleStepProps) {
  const { formatMessage } = useIntl();
  return (
    <ul role="list" aria-label={formatMessage(signatureRequestsMessages.signers)}>
      {sortByTurn(signatures).map((signature) => (
        <SignerRow
          key={signature.sid}
          signature={signature}
          isOwn={signature.signer_identity_data.email_address === viewerEmail}
          mobile={judgeMobile(quality, signature)}
          turnCount={hasOrder(signatures) ? signatures.length : undefined}
          onTurn={(sequence) => onChangeOrder([{ sid: signature.sid, sequence }])}
          onChange={() => onChangeSigner(signature)}
          onRemove={() => onRemoveSigner(signature)}
        />
      ))}
    </ul>
  );
}
