import type { Verification } from '@sigillum/api-contracts/verification/schemas.ts';
import { Heading, Stack, Text } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { useFormat } from '../../i18n/use-format.ts';
import { verificationMessages } from '../messages.ts';
import { verificationVerdictMessages as messages } from '../verdict-messages.ts';
import { FileFacts } from './file-facts.tsx';
import type { RevisionSource } from './revision-pages.tsx';
import { SignatureCard } from './signature-card.tsx';
import { TimestampCard } from './timestamp-card.tsx';
import { VerdictPanel } from './verdict-panel.tsx';

interface VerificationResultProps extends RevisionSource {
  fileName: string;
  verification: Verification;
  onAnother: () => void;
}

/** Everything that was found in a file, the verdict first. */
export function VerificationResult({ fileName, verification, onAnother, ...source }: VerificationResultProps) {
  const { report, keptUntil } = verification;
  const { signatures, timestamps } = report;
  const format = useFormat();
  return (
    <Stack gap={6}>
      <VerdictPanel report={report} />
      {signatures.length === 0 ? null : (
        <Stack gap={4} tag="section">
          <Heading level={2}>
            <FormattedMessage {...verificationMessages.signatures} values={{ count: signatures.length }} />
          </Heading>
          {signatures.map((signature, index) => (
            <SignatureCard key={index} signature={signature} verification={verification} {...source} />
          ))}
        </Stack>
      )}
      {timestamps.length === 0 ? null : (
        <Stack gap={4} tag="section">
          <Heading level={2}>
            <FormattedMessage {...verificationMessages.timestamps} values={{ count: timestamps.length }} />
          </Heading>
          {timestamps.map((timestamp, index) => (
            <TimestampCard key={index} timestamp={timestamp} />
          ))}
        </Stack>
      )}
      <FileFacts fileName={fileName} report={report} onAnother={onAnother} />
      <Stack gap={2} tag="section">
        <Heading level={2} look="label">
          <FormattedMessage {...messages.meaningTitle} />
        </Heading>
        <Text size="small" tone="soft">
          <FormattedMessage {...messages.meaningText} />
        </Text>
        <Text size="small" tone="soft">
          <FormattedMessage {...messages.keptUntil} values={{ time: format.time(keptUntil) }} />
        </Text>
      </Stack>
    </Stack>
  );
}
