import { from, theme, VisuallyHidden } from '@sigillum/design-system';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { userMessages as messages } from '../messages.ts';

export interface ScoreScaleProps {
  /** Name in the form's data. */
  name: string;
  score: number | undefined;
  error: string | undefined;
  onChange: (score: number) => void;
}

const scores = Array.from({ length: 11 }, (_, score) => score);

const Numbers = styled.div`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  gap: ${theme.space[2]};
  margin-top: ${theme.space[2]};

  ${from.sm} {
    grid-template-columns: repeat(11, minmax(0, 1fr));
    gap: ${theme.space[1]};
  }
`;

const Score = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  min-height: 44px;
  border: 1px solid ${theme.color.edge};
  border-radius: ${theme.radius.control};
  background: ${theme.color.paper};
  font-variant-numeric: tabular-nums;
  font-weight: 500;
  cursor: pointer;

  &:hover {
    border-color: ${theme.color.ink};
  }
  &:has(:checked) {
    border-color: ${theme.color.pine};
    background: ${theme.color.pine};
    color: ${theme.color.onPine};
  }
  &:has(:focus-visible) {
    outline: 2px solid ${theme.color.focus};
    outline-offset: 2px;
  }
  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  @media (forced-colors: active) {
    &:has(:checked) {
      border: 3px solid Highlight;
    }
  }
`;

const Ends = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${theme.space[3]};
  margin-top: ${theme.space[2]};
  color: ${theme.color.inkSoft};
  font-size: ${theme.fontSize.small};
`;

const Complaint = styled.p`
  margin-top: ${theme.space[1]};
  color: ${theme.color.danger};
  font-size: ${theme.fontSize.small};
`;

/** One number from 0 to 10: a group of the platform's own radio buttons, so arrow keys move through it. */
export function ScoreScale({ name, score, error, onChange }: ScoreScaleProps) {
  const errorId = useId();
  return (
    <fieldset aria-describedby={error ? errorId : undefined}>
      <VisuallyHidden as="legend">
        <FormattedMessage {...messages.surveyScale} />
      </VisuallyHidden>
      <Numbers>
        {scores.map((value) => (
          <Score key={value}>
            <input type="radio" name={name} value={value} checked={value === score} onChange={() => onChange(value)} />
            {value}
          </Score>
        ))}
      </Numbers>
      <Ends aria-hidden>
        <FormattedMessage {...messages.surveyLow} tagName="span" />
        <FormattedMessage {...messages.surveyHigh} tagName="span" />
      </Ends>
      {error ? <Complaint id={errorId}>{error}</Complaint> : null}
    </fieldset>
  );
}
