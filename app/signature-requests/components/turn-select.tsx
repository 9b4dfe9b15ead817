import { theme, VisuallyHidden } from '@sigillum/design-system';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { signatureRequestsInviteMessages as messages } from '../invite-messages.ts';

export interface TurnSelectProps {
  /** Whose turn it is. */
  name: string;
  /** From 1; 0 where an integrator counts from 0. */
  turn: number;
  /** How many turns there are. */
  count: number;
  onTurn: (turn: number) => void;
}

const Select = styled.select`
  height: 40px;
  padding: 0 ${theme.space[2]};
  border: 1px solid ${theme.color.edge};
  border-radius: ${theme.radius.control};
  background: ${theme.color.paper};
  color: ${theme.color.ink};
  font: 500 1rem / 1.4 ${theme.fontFamily.text};
  font-variant-numeric: tabular-nums;
`;

/** When somebody signs; equal turns sign at the same time. */
export function TurnSelect({ name, turn, count, onTurn }: TurnSelectProps) {
  const id = useId();
  const first = Math.min(1, turn);
  return (
    <div data-part="turn">
      <VisuallyHidden as="label" htmlFor={id}>
        <FormattedMessage {...messages.turnOf} values={{ name }} />
      </VisuallyHidden>
      <Select id={id} value={turn} onChange={(event) => onTurn(Number(event.target.value))}>
        {Array.from({ length: Math.max(count, turn) - first + 1 }, (_, index) => (
          <option key={index} value={index + first}>
            {index + first}
          </option>
        ))}
      </Select>
    </div>
  );
}
