import type { Signature } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import { Avatar, Badge, from, IconButton, Pencil, Text, theme, Trash2 } from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { commonMessages } from '../../common/messages.ts';
import { signatureRequestsMessages as messages } from '../messages.ts';
import { signatureRequestsInviteMessages } from '../invite-messages.ts';
import type { judgeMobile } from '../judge-mobile.ts';
import { formatMobile } from '../mobile-number.ts';
import { namePerson } from '../../common/name-person.ts';
import { signerLanguages } from '../signer-languages.ts';
import { TurnSelect } from './turn-select.tsx';

export interface SignerRowProps {
  signature: Signature;
  /** Who prepares the request signs too. */
  isOwn: boolean;
  /** Whether the code of an advanced signature has a number to go to. */
  mobile: ReturnType<typeof judgeMobile>;
  /** How many turns there are; undefined when everybody signs at the same time. */
  turnCount: number | undefined;
  onTurn: (turn: number) => void;
  onChange: () => void;
  onRemove: () => void;
}

const Row = styled.li`
  display: grid;
  grid-template: 'who acts' auto 'turn turn' auto / minmax(0, 1fr) auto;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[3]};
  padding: ${theme.space[3]} 0;
  border-bottom: 1px solid ${theme.color.hairline};

  &:not([data-ordered]) {
    grid-template: 'who acts' auto / minmax(0, 1fr) auto;
  }
  ${from.sm} {
    &[data-ordered] {
      grid-template: 'turn who acts' auto / auto minmax(0, 1fr) auto;
    }
  }
  &:last-child {
    border-bottom: 0;
  }
  > [data-part='turn'] {
    grid-area: turn;
  }
  > [data-part='who'] {
    grid-area: who;
    display: flex;
    align-items: center;
    gap: ${theme.space[3]};
    min-width: 0;
  }
  > [data-part='acts'] {
    grid-area: acts;
    white-space: nowrap;
  }
`;

/** One signer of a draft. */
export function SignerRow({ signature, isOwn, mobile, turnCount, onTurn, onChange, onRemove }: SignerRowProps) {
  const { formatMessage } = useIntl();
  const { signer_identity_data: person, account_email, signer_group_id, sequence } = signature;
  const isGroup = signer_group_id !== null;
  const name = namePerson(person.first_name, person.last_name, person.email_address);
  const language = signerLanguages.find(({ value }) => value === person.language)?.label;
  return (
    <Row data-ordered={turnCount !== undefined || undefined}>
      {turnCount === undefined ? null : <TurnSelect name={name} turn={sequence} count={turnCount} onTurn={onTurn} />}
      <div data-part="who">
        <Avatar name={name} isDecorative />
        <div style={{ minWidth: 0 }}>
          <Text weight="medium">
            <bdi>{name}</bdi>{' '}
            {isGroup ? (
              <Badge>
                <FormattedMessage {...messages.group} />
              </Badge>
            ) : null}{' '}
            {isOwn ? (
              <Badge tone="pine">
                <FormattedMessage {...messages.you} />
              </Badge>
            ) : null}{' '}
            {mobile === 'enough' ? null : (
              <Badge tone="warning">
                <FormattedMessage {...(mobile === 'missing' ? messages.mobileMissing : messages.mobileFromAccount)} />
              </Badge>
            )}
          </Text>
          <Text size="small" tone="soft">
            {[
              signature.quorum?.name,
              isGroup ? formatMessage(messages.groupSigns) : undefined,
              name === person.email_address ? undefined : person.email_address,
              person.mobile_number === null ? undefined : formatMobile(person.mobile_number),
              isGroup ? undefined : language,
              account_email || isGroup ? undefined : formatMessage(signatureRequestsInviteMessages.byLink),
            ]
              .filter(Boolean)
              .join(' · ')}
          </Text>
        </div>
      </div>
      <div data-part="acts">
        {isGroup ? null : (
          <IconButton
            label={formatMessage(signatureRequestsInviteMessages.changeSigner, { name })}
            icon={<Pencil aria-hidden />}
            onClick={onChange}
          />
        )}
        <IconButton
          tone="danger"
          label={formatMessage(commonMessages.remove, { name })}
          icon={<Trash2 aria-hidden />}
          onClick={onRemove}
        />
      </div>
    </Row>
  );
}
