import { Button, FieldLine, TextField } from '@sigillum/design-system';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Form } from 'react-router';
import { styled } from 'styled-components';
import { commonMessages } from '../../common/messages.ts';
import type { MessageText } from '../../i18n/define-messages.ts';

const Line = styled(FieldLine)`
  > :first-child {
    flex: 0 1 24rem;
    min-width: min(100%, 14rem);
  }
`;

interface RoomSearchProps {
  label: MessageText;
  name: string;
  /** What was looked for. */
  value: string;
  /** Stays in the address. */
  hidden?: Record<string, string>;
  /** What else narrows it. */
  children?: ReactNode;
}

/** Narrows a list by its address. */
export function RoomSearch({ label, name, value, hidden = {}, children }: RoomSearchProps) {
  return (
    <Line as={Form} method="get" role="search">
      <div>
        <TextField
          key={value}
          label={<FormattedMessage {...label} />}
          name={name}
          defaultValue={value}
          maxLength={254}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
        />
      </div>
      {children}
      {Object.entries(hidden).map(([key, kept]) => (
        <input key={key} type="hidden" name={key} value={kept} />
      ))}
      <Button type="submit" variant="secondary">
        <FormattedMessage {...commonMessages.search} />
      </Button>
    </Line>
  );
}
