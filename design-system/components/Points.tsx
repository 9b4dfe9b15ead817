import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

export interface PointsProps extends ComponentProps<'ul'> {
  /** `danger` for what ends or is lost; default pine. */
  tone?: 'pine' | 'danger';
}

const List = styled.ul`
  display: grid;
  gap: ${theme.space[3]};
  margin: 0;
  padding: 0;
  color: ${theme.color.ink};
  font-size: ${theme.fontSize.body};
  line-height: ${theme.lineHeight.body};
  list-style: none;

  > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${theme.space[3]};
    overflow-wrap: anywhere;
  }
  > li > svg {
    width: 20px;
    height: 20px;
    margin-top: 0.1rem;
    color: ${theme.color.pine};
  }
  &[data-tone='danger'] > li > svg {
    color: ${theme.color.danger};
  }
`;

/** A few points, each with an icon: what something is good for, or what follows from it. */
export function Points({ tone = 'pine', ...rest }: PointsProps) {
  // Safari forgets that a list without bullets is one.
  return <List role="list" data-tone={tone} {...rest} />;
}

/** One of the points; the icon is decoration. */
export function Point({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li>
      {icon}
      <div>{children}</div>
    </li>
  );
}
