import type { Change } from '@sigillum/api-contracts/verification/schemas.ts';
import { CircleX, Text, theme } from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useTexts } from '../../forms/use-problem-text.ts';
import { groupChanges, type ChangeGroup } from '../group-changes.ts';
import { verificationChangeMessages as messages } from '../change-messages.ts';

const Rows = styled.ul`
  display: grid;
  gap: ${theme.space[1]};
  list-style: none;
`;

const Forbidden = styled.strong`
  display: flex;
  gap: ${theme.space[2]};
  color: ${theme.color.danger};
  font-weight: 600;

  > svg {
    flex: none;
    width: 18px;
    height: 18px;
    margin-top: 0.2rem;
  }
`;

/** What was changed after a signature: what it does not allow stands out, the rest is said quietly. */
export function ChangeList({
  changes,
  signers,
}: {
  changes: readonly Change[];
  /** Who signed, by the name of the field. */
  signers: ReadonlyMap<string, string>;
}) {
  const describe = useDescribeChange();
  if (changes.length === 0)
    return (
      <Text>
        <FormattedMessage {...messages.noChanges} />
      </Text>
    );
  return (
    <Rows role="list">
      {groupChanges(changes, signers).map((group, index) => (
        <li key={index}>
          {group.isAllowed ? (
            <Text tone="soft" tag="span">
              {describe(group)}
            </Text>
          ) : (
            <Forbidden>
              <CircleX aria-hidden />
              <span>
                <FormattedMessage {...messages.forbiddenChange} /> {describe(group)}
              </span>
            </Forbidden>
          )}
        </li>
      ))}
    </Rows>
  );
}

function useDescribeChange(): (group: ChangeGroup) => string {
  const { formatMessage } = useIntl();
  const formatText = useTexts();
  return ({ id, page, fieldName: field, signer: name, count }) => {
    let change = formatText({ id });
    if (name) change = formatMessage(messages.changeBy, { change, name });
    if (page !== undefined && field) change = formatMessage(messages.changeInFieldOnPage, { change, field, page });
    else if (page !== undefined) change = formatMessage(messages.changeOnPage, { change, page });
    else if (field) change = formatMessage(messages.changeInField, { change, field });
    return count > 1 ? formatMessage(messages.changeCount, { change, count }) : change;
  };
}
