import { Text, theme } from '@sigillum/design-system';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** A few points, each with an icon: what something is good for. */
export const Points = styled.ul`
  display: grid;
  gap: ${theme.space[4]};
  padding: 0;
  list-style: none;

  li {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: ${theme.space[3]};
  }
  svg {
    width: 20px;
    height: 20px;
    margin-top: 0.1rem;
    color: ${theme.color.pine};
  }
`;

export function Point({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li>
      {icon}
      <Text>{children}</Text>
    </li>
  );
}
