import { Stack } from '@sigillum/design-system';
import type { CSSProperties, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { PageHead } from '../../common/page-head.tsx';
import type { MessageText } from '../../i18n/define-messages.ts';

interface RoomPageProps {
  title: MessageText;
  text: MessageText;
  children: ReactNode;
}

/** One page of the operator's room: its name, what it is for, and what it shows. */
export function RoomPage({ title, text, children }: RoomPageProps) {
  return (
    <Stack gap={6}>
      <PageHead title={<FormattedMessage {...title} />}>
        <FormattedMessage {...text} />
      </PageHead>
      {children}
    </Stack>
  );
}

/** A name as logs and settings have it: the same in every language. */
export const Name = ({ children, style }: { children: ReactNode; style?: CSSProperties }) => (
  <code translate="no" style={style}>
    {children}
  </code>
);
