import { Button, Stack } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import type { CodeWay } from '../code-way.ts';
import { signingProofMessages as messages } from '../proof-messages.ts';
import type { ProofWay } from '../proof-way.ts';

interface OtherWaysProps extends Pick<CodeWay, 'channel'> {
  ways: readonly ProofWay[];
  onChange: (way: ProofWay) => void;
  /** Something is going on. */
  isBlocked: boolean;
}

const texts = {
  passkey: messages.usePasskey,
  mobile_id: messages.useMobileId,
  totp: messages.useTotp,
  code: messages.useCode,
} as const;

/** What else the person may prove with. */
export function OtherWays({ ways, channel, onChange, isBlocked }: OtherWaysProps) {
  if (ways.length === 0) return null;
  return (
    <Stack gap={1} align="flex-start">
      {ways.map((way) => (
        <Button key={way} variant="quiet" size="small" isFlush disabled={isBlocked} onClick={() => onChange(way)}>
          <FormattedMessage {...texts[way]} values={{ channel }} />
        </Button>
      ))}
    </Stack>
  );
}
