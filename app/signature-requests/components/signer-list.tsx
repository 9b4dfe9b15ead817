import { wasSpared } from '@sigillum/api-contracts/signature-requests/quorum.ts';
import type { Signature } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import { Avatar, Badge, Disclosure, IconButton, Monitor, Pencil, Text, theme, Trash2 } from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { commonMessages } from '../../common/messages.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { signatureRequestsCorrectionMessages as correctionMessages } from '../correction-messages.ts';
import { signatureRequestsMessages as messages } from '../messages.ts';
import { signatureRequestsReminderMessages as reminderMessages } from '../reminder-messages.ts';
import { signatureRequestsQualityMessages } from '../quality-messages.ts';
import { signingHandOverMessages } from '../../signing/hand-over-messages.ts';
import { namePerson } from '../../common/name-person.ts';
import { hasOrder, sortByTurn } from '../signing-order.ts';
import { qualityTexts } from './quality-badge.tsx';
import { LevelReasonText, SignatureLevelText } from './signature-level-text.tsx';
import { SignatureStatusBadge } from './signature-status-badge.tsx';
import { UsedSealText } from './used-seals.tsx';

export type ListedSigner = Pick<
  Signature,
  | 'sid'
  | 'sequence'
  | 'quorum'
  | 'status_code'
  | 'signer_identity_data'
  | 'stated_name'
  | 'delegated_by'
  | 'signer_group_name'
  | 'signed_at'
  | 'signed_quality'
  | 'level_reached'
  | 'level_reason'
  | 'seal'
  | 'reminded_at'
  | 'next_reminder_at'
  | 'mail_refused_at'
  | 'decline_reason'
>;

export interface SignerListProps<Signer extends ListedSigner = ListedSigner> {
  signatures: readonly Signer[];
  /** Whether signatures are still awaited. */
  isOpen?: boolean;
  /** Only for who may write to signers again. */
  onReaddress?: ((signature: Signer) => void) | undefined;
  /** The same, for a signer who is here and signs on this device. */
  onHandOver?: ((signature: Signer) => void) | undefined;
  /** Only for who may take signers out. */
  onRemove?: ((signature: Signer) => void) | undefined;
  /** The viewer's own signature. */
  ownSid?: string | null;
  /** Whether the addresses of others are there whole; else they stand only for people without a name. */
  hasAddresses?: boolean;
}

const Row = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: start;
  column-gap: ${theme.space[3]};
  padding: ${theme.space[3]} 0;
  border-bottom: 1px solid ${theme.color.hairline};

  &:last-child {
    border-bottom: 0;
  }
`;

/** State and buttons stand beside the name, and below one that leaves them no room: an address is never broken into syllables. */
const Words = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  min-height: 2rem;
  column-gap: ${theme.space[3]};

  > :first-child {
    flex: 1 1 auto;
    min-width: 0;
  }
`;

/** Below the name and as wide as the row. */
const Details = styled.div`
  display: grid;
  flex: 1 0 100%;
  order: 1;
`;

const Small = styled.div`
  font-size: ${theme.fontSize.small};
`;

const End = styled.div`
  display: flex;
  align-items: center;
  margin-inline-start: auto;
  gap: ${theme.space[1]};
`;

/** Who signs, in which order, and where each of them stands. */
export function SignerList<Signer extends ListedSigner>(props: SignerListProps<Signer>) {
  const { signatures, isOpen = true, ownSid, hasAddresses = false, onReaddress, onHandOver, onRemove } = props;
  const intl = useIntl();
  return (
    <ul role="list" aria-label={intl.formatMessage(messages.signers)}>
      {sortByTurn(signatures).map((signature) => (
        <SignerRow
          key={signature.sid}
          signature={signature}
          isSpared={wasSpared(signature, signatures)}
          isOpen={isOpen}
          hasTurn={hasOrder(signatures)}
          isOwn={signature.sid === ownSid}
          hasAddress={hasAddresses || signature.sid === ownSid}
          onReaddress={onReaddress && isReaddressable(signature) ? () => onReaddress(signature) : undefined}
          onHandOver={
            onHandOver && signature.status_code === 'OPEN' && isReaddressable(signature) && signature.sid !== ownSid
              ? () => onHandOver(signature)
              : undefined
          }
          onRemove={onRemove && (() => onRemove(signature))}
        />
      ))}
    </ul>
  );
}

/** Nobody has signed there yet, and it is one person's. */
const isReaddressable = ({ status_code, signer_group_name }: ListedSigner): boolean =>
  (status_code === 'OPEN' || status_code === 'WAITING') && signer_group_name === null;

interface SignerRowProps {
  signature: ListedSigner;
  isSpared: boolean;
  isOpen: boolean;
  hasTurn: boolean;
  isOwn: boolean;
  hasAddress: boolean;
  onReaddress: (() => void) | undefined;
  onHandOver: (() => void) | undefined;
  onRemove: (() => void) | undefined;
}

function SignerRow({
  signature,
  isSpared,
  isOpen,
  hasTurn,
  isOwn,
  hasAddress,
  onReaddress,
  onHandOver,
  onRemove,
}: SignerRowProps) {
  const format = useFormat();
  const { formatMessage } = useIntl();
  const { signer_identity_data: person, sequence, status_code } = signature;
  const { signer_group_name, stated_name, delegated_by, signed_at, reminded_at, decline_reason } = signature;
  const name = namePerson(person.first_name, person.last_name, person.email_address);
  return (
    <Row>
      <Avatar name={name} isDecorative />
      <Words>
        <Text weight="medium">
          <bdi>{name}</bdi>{' '}
          {isOwn ? (
            <Badge tone="pine">
              <FormattedMessage {...messages.you} />
            </Badge>
          ) : null}
        </Text>
        <Details>
          {hasAddress && name !== person.email_address ? (
            <Text size="small" tone="soft">
              {person.email_address}
            </Text>
          ) : null}
          {signer_group_name === null ? null : (
            <Text size="small" tone="soft">
              {signed_at ? (
                <FormattedMessage
                  {...messages.groupSigned}
                  values={{ name: <bdi key="name">{signer_group_name}</bdi> }}
                />
              ) : (
                <FormattedMessage {...messages.groupSigns} />
              )}
            </Text>
          )}
          {stated_name === null ? null : (
            <Text size="small" tone="soft">
              <FormattedMessage {...messages.statesName} values={{ name: <bdi key="name">{stated_name}</bdi> }} />
            </Text>
          )}
          {delegated_by === null ? null : (
            <Text size="small" tone="soft">
              <FormattedMessage {...messages.delegatedBy} values={{ name: <bdi key="name">{delegated_by}</bdi> }} />
            </Text>
          )}
          {signature.quorum ? (
            <Text size="small" tone="soft">
              <bdi>{signature.quorum.name}</bdi>
            </Text>
          ) : null}
          {hasTurn ? (
            <Text size="small" tone="soft">
              <FormattedMessage {...messages.turn} values={{ turn: sequence }} />
            </Text>
          ) : null}
          {signed_at ? (
            <Text size="small" tone="soft" isTabular>
              {format.instant(signed_at)}
            </Text>
          ) : null}
          {signed_at ? <SignedWith {...signature} /> : null}
          {status_code === 'OPEN' && reminded_at ? (
            <Text size="small" tone="soft">
              <FormattedMessage {...messages.remindedAt} values={{ time: format.instant(reminded_at) }} />
            </Text>
          ) : null}
          {signature.next_reminder_at ? (
            <Text size="small" tone="soft">
              <FormattedMessage
                {...reminderMessages.next}
                values={{ time: format.instant(signature.next_reminder_at) }}
              />
            </Text>
          ) : null}
          {status_code === 'OPEN' && signature.mail_refused_at ? (
            <Text size="small" tone="danger">
              <FormattedMessage {...reminderMessages.refused} />
            </Text>
          ) : null}
          {decline_reason ? (
            <Text size="small" tone="danger">
              “<bdi>{decline_reason}</bdi>”
            </Text>
          ) : null}
        </Details>
        <End>
          <SignatureStatusBadge status={status_code} isSpared={isSpared} isOpen={isOpen} />
          {onHandOver ? (
            <IconButton
              size="small"
              label={formatMessage(signingHandOverMessages.handOver, { name })}
              icon={<Monitor aria-hidden />}
              onClick={onHandOver}
            />
          ) : null}
          {onReaddress ? (
            <IconButton
              size="small"
              label={formatMessage(correctionMessages.readdress, { name })}
              icon={<Pencil aria-hidden />}
              onClick={onReaddress}
            />
          ) : null}
          {onRemove ? (
            <IconButton
              size="small"
              tone="danger"
              label={formatMessage(commonMessages.remove, { name })}
              icon={<Trash2 aria-hidden />}
              onClick={onRemove}
            />
          ) : null}
        </End>
      </Words>
    </Row>
  );
}

/** How a signature was made, what it proves, and what is still to come. */
function SignedWith({ signed_quality, level_reached, level_reason, seal }: ListedSigner) {
  return (
    <>
      {seal ? (
        <Text size="small" tone="soft">
          <UsedSealText {...seal} />
        </Text>
      ) : null}
      {signed_quality ? (
        <Text size="small" tone="soft">
          <FormattedMessage {...qualityTexts[signed_quality]} />
        </Text>
      ) : null}
      {level_reached || level_reason ? (
        <Small>
          <Disclosure label={<FormattedMessage {...signatureRequestsQualityMessages.levelDetails} />}>
            {level_reached ? (
              <Text size="small" tone="soft">
                <SignatureLevelText level={level_reached} />
              </Text>
            ) : null}
            {level_reason ? (
              <Text size="small" tone="soft">
                <LevelReasonText reason={level_reason} />
              </Text>
            ) : null}
          </Disclosure>
        </Small>
      ) : null}
    </>
  );
}
