import { theme } from '@sigillum/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { signatureRequestsBulkMessages as messages } from '../bulk-messages.ts';

const List = styled.ul`
  max-height: 40dvh;
  overflow-y: auto;
  border-block: 1px solid ${theme.color.hairline};

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 ${theme.space[4]};
    padding: ${theme.space[2]} ${theme.space[1]};
    overflow-wrap: anywhere;
  }
  li + li {
    border-top: 1px solid ${theme.color.hairline};
  }
  li > p {
    flex: 1 1 100%;
  }
`;

/** The requests of a dialog about several, each a line. Whoever has only keys can scroll it. */
export function BulkList({ children }: { children: ReactNode }) {
  const { formatMessage } = useIntl();
  return (
    <List tabIndex={0} aria-label={formatMessage(messages.list)}>
      {children}
    </List>
  );
}
