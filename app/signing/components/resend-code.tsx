import { Button, Stack, Text } from '@sigillum/design-system';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useProblemText } from '../../forms/use-problem-text.ts';
import type { CodeWay } from '../code-way.ts';
import { signingProofMessages as messages } from '../proof-messages.ts';
import { useCountdown } from '../use-countdown.ts';

export interface ResendCodeProps extends Pick<CodeWay, 'channel'> {
  /** Nothing is really sent here: messages wait in the local outbox. */
  hasOutbox: boolean;
  /** Seconds until another code may be asked for. */
  resendIn: number;
  /** Sends another code; answers the seconds until yet another may be asked for. What it throws is said below the button. */
  resend: () => Promise<number>;
  /** Something else is going on. */
  isBlocked: boolean;
  /** Another code was sent: the button rests, and its field is the next that one needs. */
  onSent: () => void;
}

/** Another code, at most every half minute. */
export function ResendCode({ channel, hasOutbox, resend, resendIn, isBlocked, onSent }: ResendCodeProps) {
  const [sent, setSent] = useState({ times: 0, wait: resendIn });
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const left = useCountdown(sent.wait, sent.times);
  const reason = useProblemText(failure);

  async function sendAnother() {
    setIsSending(true);
    setFailure(undefined);
    try {
      const wait = await resend();
      onSent();
      setSent({ times: sent.times + 1, wait });
    } catch (error) {
      setFailure(error);
    } finally {
      setIsSending(false);
    }
  }

  return (
    <Stack gap={2} align="flex-start">
      <Button
        variant="quiet"
        size="small"
        isFlush
        isLoading={isSending}
        disabled={isBlocked || left > 0}
        onClick={() => void sendAnother()}
      >
        <FormattedMessage {...(left > 0 ? messages.resendIn : messages.resend)} values={{ seconds: left }} />
      </Button>
      <Text size="small" tone={reason ? 'danger' : 'soft'} role="status">
        {reason ??
          (sent.times > 0 ? (
            <FormattedMessage {...messages.resent} values={{ channel }} />
          ) : (
            <FormattedMessage {...messages.tanSpam} values={{ channel: hasOutbox ? 'outbox' : channel }} />
          ))}
      </Text>
    </Stack>
  );
}
