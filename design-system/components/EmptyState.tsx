import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Heading } from '../primitives/Heading.tsx';
import { theme } from '../theme/theme.ts';

export interface EmptyStateProps {
  title: ReactNode;
  /** Why it is empty and what would fill it. */
  children?: ReactNode;
  icon?: ReactNode;
  /** A picture in place of the icon, where the whole page is empty. */
  illustration?: ReactNode;
  /** The way on. */
  actions?: ReactNode;
  /** Rank of the title in the page's outline; default 2; 1 where it stands for the whole page. */
  level?: 1 | 2 | 3;
}

const Column = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${theme.space[3]};
  /* The same on every page, with a picture and without. */
  min-height: 26rem;
  max-width: 440px;
  margin: 0 auto;
  padding: ${theme.space[7]} ${theme.space[4]};
  text-align: center;
  color: ${theme.color.inkSoft};
  text-wrap: pretty;
`;

const Mark = styled.div`
  display: grid;
  place-items: center;
  width: 64px;
  height: 64px;
  margin-bottom: ${theme.space[2]};
  border: 1px solid ${theme.color.hairline};
  border-radius: 50%;
  background: ${theme.color.paper};
  color: ${theme.color.inkSoft};
  svg {
    width: 26px;
    height: 26px;
    stroke-width: 1.5;
  }
`;

const Picture = styled.div`
  max-width: 240px;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${theme.space[3]};
  margin-top: ${theme.space[3]};
`;

/** Where a list or a page has nothing to show. */
export function EmptyState({ title, children, icon, illustration, actions, level = 2 }: EmptyStateProps) {
  return (
    <Column>
      {illustration === undefined ? null : <Picture>{illustration}</Picture>}
      {icon === undefined ? null : <Mark aria-hidden>{icon}</Mark>}
      <Heading level={level} look="title">
        {title}
      </Heading>
      {children === undefined ? null : <div>{children}</div>}
      {actions === undefined ? null : <Actions>{actions}</Actions>}
    </Column>
  );
}
