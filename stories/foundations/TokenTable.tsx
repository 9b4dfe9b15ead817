import { from, theme } from '@sigillum/design-system';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const List = styled.ul`
  display: grid;
  gap: ${theme.space[4]};
`;

const Row = styled.li`
  display: grid;
  gap: ${theme.space[1]} ${theme.space[5]};
  align-items: center;
  padding-bottom: ${theme.space[4]};
  border-bottom: 1px solid ${theme.color.hairline};

  ${from.sm} {
    grid-template-columns: minmax(0, 10rem) minmax(0, 18rem) minmax(0, 1fr);
  }
  code {
    display: block;
    color: ${theme.color.inkSoft};
    font: 400 ${theme.fontSize.small} / 1.4 ${theme.fontFamily.mono};
    overflow-wrap: anywhere;
  }
`;

export interface TokenRow {
  name: string;
  /** As the tokens define it. */
  value: string | number;
  purpose: string;
  /** The token at work. */
  sample?: ReactNode;
}

/** Tokens below each other: name and value, what it is for, how it looks. */
export function TokenTable({ rows }: { rows: readonly TokenRow[] }) {
  return (
    <List role="list">
      {rows.map(({ name, value, purpose, sample }) => (
        <Row key={name}>
          <div>
            <strong>{name}</strong>
            <code>{value}</code>
          </div>
          <div>{purpose}</div>
          <div>{sample}</div>
        </Row>
      ))}
    </List>
  );
}

/** The rows of a scale and its purposes; `showSample` shows one value. */
export function listTokens<Name extends string>(
  values: Readonly<Record<Name, string | number>>,
  purposes: Readonly<Record<Name, string>>,
  showSample?: (name: Name) => ReactNode,
): TokenRow[] {
  return (Object.keys(values) as Name[]).map((name) => ({
    name,
    value: values[name],
    purpose: purposes[name],
    sample: showSample?.(name),
  }));
}
