import { Container, Heading, Stack, Text } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { verificationMessages as messages } from '../messages.ts';
import type { Check } from '../use-verification.ts';
import { FileStage } from './file-stage.tsx';
import type { RevisionSource } from './revision-pages.tsx';
import { VerificationResult } from './verification-result.tsx';

export interface VerifyViewProps extends RevisionSource {
  check: Check;
  onFile: (file: File) => void;
  /** Back to the beginning: stops what is on its way, or puts the result away. */
  onLeave: () => void;
}

/** The page on which anybody checks a signed PDF: takes a file, or shows what was found in it. */
export function VerifyView({ check, onFile, onLeave, ...source }: VerifyViewProps) {
  return (
    <Container width="text" style={{ paddingInline: 0 }}>
      <Stack gap={5}>
        <Stack gap={2}>
          <Heading level={1}>
            <FormattedMessage {...messages.title} />
          </Heading>
          {check.kind === 'done' ? null : (
            <Text tone="soft">
              <FormattedMessage {...messages.text} />
            </Text>
          )}
        </Stack>
        {check.kind === 'done' ? (
          <VerificationResult
            fileName={check.fileName}
            verification={check.verification}
            onAnother={onLeave}
            {...source}
          />
        ) : (
          <FileStage check={check} onFile={onFile} onLeave={onLeave} />
        )}
      </Stack>
    </Container>
  );
}
