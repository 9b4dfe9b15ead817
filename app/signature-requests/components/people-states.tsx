import type { ListedRequest } from '@sigillum/api-contracts/signature-requests/list-schemas.ts';
import { wasSpared } from '@sigillum/api-contracts/signature-requests/quorum.ts';
import { Avatar, Text, theme, VisuallyHidden } from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { namePerson } from '../../common/name-person.ts';
import { countProgress } from '../count-progress.ts';
import { signatureRequestsDashboardMessages } from '../dashboard-messages.ts';
import { signatureRequestsMessages as messages } from '../messages.ts';
import { describeSignatureLook, type SignatureLook } from './signature-status-badge.tsx';

type Signer = ListedRequest['signatures'][number];

/** More signers than this are a number. */
const greatestDiscCount = 5;
/** More names than this are a number. */
const greatestNameCount = 2;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[1]} ${theme.space[3]};
  color: ${theme.color.inkSoft};
  font-size: ${theme.fontSize.small};
  font-variant-numeric: tabular-nums;

  ul {
    display: flex;
    gap: ${theme.space[3]};
    padding: 0 ${theme.space[1]} ${theme.space[1]} 0;
  }
  li {
    display: inline-grid;
    position: relative;
  }
  li > svg {
    position: absolute;
    right: -8px;
    bottom: -6px;
    width: 15px;
    height: 15px;
    padding: 1px;
    border-radius: 50%;
    background: ${theme.color.paper};
    color: ${theme.color.inkSoft};
    stroke-width: 2.5;
  }
  li[data-tone='success'] > svg {
    color: ${theme.color.success};
  }
  li[data-tone='danger'] > svg {
    color: ${theme.color.danger};
  }
  li[data-tone='info'] > svg {
    color: ${theme.color.info};
  }
  li[data-rest] {
    align-items: center;
  }
`;

const nameOf = ({ first_name, last_name, email }: Signer) => namePerson(first_name, last_name, email);

export interface PeopleStatesProps {
  signatures: readonly Signer[];
  /** The viewer's own signature, of which the status speaks. */
  ownSid: string | null;
  /** Whether signatures are still awaited. */
  isOpen: boolean;
}

/** Who signs a request, as discs with the state of each, how many have signed, and for whom it waits. */
export function PeopleStates({ signatures, ownSid, isOpen }: PeopleStatesProps) {
  const { formatMessage } = useIntl();
  const { signed, total } = countProgress(signatures);
  if (total === 0)
    return (
      <Line>
        <FormattedMessage {...messages.progressNone} />
      </Line>
    );
  const awaited = isOpen ? signatures.filter(({ sid, status_code }) => status_code === 'OPEN' && sid !== ownSid) : [];
  const count = signatures.length;
  const shown = signatures.slice(0, count > greatestDiscCount + 1 ? greatestDiscCount : count);
  return (
    <>
      <Line>
        <ul role="list" aria-label={formatMessage(messages.signers)}>
          {shown.map((signer) => (
            <SignerState
              key={signer.sid}
              name={nameOf(signer)}
              look={describeSignatureLook({
                status: signer.status_code,
                isSpared: wasSpared(signer, signatures),
                isOpen,
              })}
            />
          ))}
          {shown.length === count ? null : (
            <li data-rest>
              <span aria-hidden>+{count - shown.length}</span>
              <VisuallyHidden>
                {formatMessage(signatureRequestsDashboardMessages.moreSigners, { count: count - shown.length })}
              </VisuallyHidden>
            </li>
          )}
        </ul>
        {formatMessage(messages.progress, { signed, total })}
      </Line>
      {awaited.length === 0 ? null : (
        <Text tag="span" size="small" tone="soft" style={{ overflowWrap: 'anywhere' }}>
          {formatMessage(signatureRequestsDashboardMessages.waitingFor, { names: joinNames(awaited.map(nameOf)) })}
        </Text>
      )}
    </>
  );
}

/** `Anna Meier, Reto Frei +3` */
function joinNames(names: readonly string[]): string {
  const rest = names.length - greatestNameCount;
  return names.slice(0, greatestNameCount).join(', ') + (rest > 0 ? ` +${rest}` : '');
}

/** The name and the state of the disc are read out, and shown where a pointer rests on it. */
function SignerState({ name, look: { tone, Icon, text } }: { name: string; look: SignatureLook }) {
  const { formatMessage } = useIntl();
  const words = `${name}: ${formatMessage(text)}`;
  return (
    <li data-tone={tone} title={words}>
      <Avatar name={name} size="small" isDecorative />
      <Icon aria-hidden />
      <VisuallyHidden>{words}</VisuallyHidden>
    </li>
  );
}
