import { Banner, Button, KeyRound, Stack } from '@sigillum/design-system';
import type { ReactNode } from 'react';
import { useProblemText } from '../../forms/use-problem-text.ts';
import type { PasskeyQuestion } from '../use-authenticator.ts';

interface PasskeyButtonProps {
  question: PasskeyQuestion;
  isWide?: boolean;
  variant?: 'primary' | 'secondary';
  children: ReactNode;
}

/** Asks the browser for a passkey; says so when none came. */
export function PasskeyButton({ question, isWide = false, variant = 'secondary', children }: PasskeyButtonProps) {
  const { start, isAsking, failure } = question;
  const reason = useProblemText(failure);
  return (
    <Stack gap={3} align={isWide ? 'stretch' : 'start'}>
      {reason && <Banner tone="danger">{reason}</Banner>}
      <Button
        type="button"
        variant={variant}
        icon={<KeyRound aria-hidden />}
        isWide={isWide}
        isLoading={isAsking}
        onClick={() => void start()}
      >
        {children}
      </Button>
    </Stack>
  );
}
