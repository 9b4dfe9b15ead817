import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { from } from '../breakpoints/breakpoints.ts';
import { theme } from '../theme/theme.ts';

export interface DefinitionListProps {
  /** `id` tells items apart whose term is no text. */
  items: readonly ({ value: ReactNode } & ({ term: string; id?: string } | { term: ReactNode; id: string }))[];
}

const List = styled.dl`
  display: grid;
  gap: 0;

  /* A value may be built of boxes, too. */
  > div {
    padding: ${theme.space[2]} 0;
    border-bottom: 1px solid ${theme.color.hairline};
  }
  > div:last-child {
    border-bottom: 0;
  }
  dt {
    color: ${theme.color.inkSoft};
    font-size: ${theme.fontSize.small};
    line-height: 1.7;
  }
  dd {
    min-width: 0;
    overflow-wrap: anywhere;
  }

  ${from.sm} {
    > div {
      display: grid;
      grid-template-columns: minmax(8rem, 32%) minmax(0, 1fr);
      gap: ${theme.space[4]};
    }
  }
`;

/** Terms with their values. */
export function DefinitionList({ items }: DefinitionListProps) {
  return (
    <List>
      {items.map(({ id, term, value }) => (
        <div key={id ?? String(term)}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  );
}
