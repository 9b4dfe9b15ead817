import { Avatar, IconButton, Text, theme } from '@sigillum/design-system';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { nameParticipant, type Participant } from './participant.ts';

export interface PeopleListProps {
  label: string;
  people: readonly Participant[];
  /** The button beside each person. */
  icon: ReactNode;
  buttonLabel: (name: string) => string;
  onPress: (person: Participant) => void;
  isDisabled?: boolean;
}

const List = styled.ul`
  max-height: 16rem;
  overflow-y: auto;
  padding: 0;
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.card};
  background: ${theme.color.paper};
  color: ${theme.color.ink};
  list-style: none;

  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    gap: ${theme.space[3]};
    min-height: 52px;
    padding: ${theme.space[1]} ${theme.space[2]} ${theme.space[1]} ${theme.space[3]};
  }
  li + li {
    border-top: 1px solid ${theme.color.hairline};
  }
`;

/** People below each other, each with one thing to do. */
export function PeopleList({ label, people, icon, buttonLabel, onPress, isDisabled }: PeopleListProps) {
  return (
    <List role="list" aria-label={label}>
      {people.map((person) => {
        const name = nameParticipant(person);
        return (
          <li key={person.email}>
            <Avatar name={name} isDecorative />
            <div>
              <Text weight="medium">
                <bdi>{name}</bdi>
              </Text>
              {person.name !== '' && (
                <Text size="small" tone="soft">
                  <bdi>{person.email}</bdi>
                </Text>
              )}
            </div>
            <IconButton
              label={buttonLabel(name)}
              hasTooltip={false}
              icon={icon}
              disabled={isDisabled}
              onClick={() => onPress(person)}
            />
          </li>
        );
      })}
    </List>
  );
}
