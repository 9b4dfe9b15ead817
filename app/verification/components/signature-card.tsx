import type { SignatureReport, Verification } from '@sigillum/api-contracts/verification/schemas.ts';
import { Badge, Card, DefinitionList, Heading, Inline, Stack, Stamp, Text } from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { useTexts } from '../../forms/use-problem-text.ts';
import { nameCause } from '../describe-verdict.ts';
import { readReason } from '../read-reason.ts';
import { verificationSignatureMessages as messages } from '../signature-messages.ts';
import { verificationChangeMessages } from '../change-messages.ts';
import { CertificateDetails } from './certificate-details.tsx';
import { ChangeList } from './change-list.tsx';
import { FindingList } from './finding-list.tsx';
import { RevisionPages, type RevisionSource } from './revision-pages.tsx';
import { StateBadge } from './state-badge.tsx';
import { useSignatureWords } from './use-signature-words.ts';

interface SignatureCardProps extends RevisionSource {
  signature: SignatureReport;
  verification: Verification;
}

/** One signature: who, when, with what weight, on whose word, and what came after it. */
export function SignatureCard({ signature, verification, ...source }: SignatureCardProps) {
  const { formatMessage } = useIntl();
  const formatText = useTexts();
  const { indication, subIndication, kind, certificate, chain, findings, revision } = signature;
  const name = signature.signer || formatMessage(messages.unnamed);
  // What was found says it more exactly.
  const hasCause = subIndication !== null && !findings.some(({ severity }) => severity === 'failure');
  const isSimple = signature.quality === 'SES';
  const isForPerson = kind === 'seal' && isSimple && Boolean(signature.reason);
  return (
    <Card tag="article">
      <Stack gap={4}>
        <Stack gap={2}>
          <Inline gap={2}>
            <StateBadge indication={indication} />
            {kind === 'seal' ? (
              <Badge tone="pine" icon={<Stamp aria-hidden />}>
                <FormattedMessage {...messages.seal} />
              </Badge>
            ) : null}
          </Inline>
          <Heading level={3}>
            <bdi>{name}</bdi>
          </Heading>
          {isForPerson ? (
            <Text tone="soft">
              <FormattedMessage {...messages.sealForPerson} />
            </Text>
          ) : null}
          {isSimple && kind === 'signature' ? (
            <Text tone="soft">
              <FormattedMessage {...messages.statedName} />
            </Text>
          ) : null}
          {hasCause ? <Text>{formatText({ id: nameCause(subIndication) })}</Text> : null}
        </Stack>
        <FindingList findings={findings} />
        <SignatureFacts signature={signature} report={verification.report} />
        {certificate ? <CertificateDetails certificate={certificate} chain={chain} /> : null}
        {verification.report.revisions[revision.index] === undefined ? null : (
          <RevisionPages verification={verification} index={revision.index} signer={name} {...source} />
        )}
      </Stack>
    </Card>
  );
}

function SignatureFacts({ signature, report }: { signature: SignatureReport; report: Verification['report'] }) {
  const { formatMessage } = useIntl();
  const words = useSignatureWords();
  const { indication, quality, level, legislation, anchor, revocation, revision, location, changesSince } = signature;
  const { invitedAs, reason } = readReason(signature);
  // Of a signature that does not even hold by itself nobody knows what was changed since.
  const areChangesKnown = indication !== 'TOTAL_FAILED' || changesSince.length > 0;
  const signers = new Map(report.signatures.map(({ fieldName, signer }) => [fieldName, signer]));
  const items = [
    { term: formatMessage(messages.signedAt), value: words.time(signature) },
    { term: formatMessage(messages.quality), value: words.quality(quality) },
    { term: formatMessage(messages.level), value: words.level(level) },
    { term: formatMessage(messages.legislation), value: words.legislation(legislation) },
    { term: formatMessage(messages.trust), value: words.anchor(anchor) },
    { term: formatMessage(messages.revocation), value: words.revocation(revocation) },
    ...(invitedAs ? [{ term: formatMessage(messages.invitedAs), value: <bdi>{invitedAs}</bdi> }] : []),
    ...(reason ? [{ term: formatMessage(messages.reason), value: <bdi>{reason}</bdi> }] : []),
    ...(location ? [{ term: formatMessage(messages.location), value: <bdi>{location}</bdi> }] : []),
    { term: formatMessage(messages.signedPart), value: words.signedPart(revision, report.revisions.length) },
    ...(areChangesKnown
      ? [
          {
            term: formatMessage(verificationChangeMessages.changesSince),
            value: <ChangeList changes={changesSince} signers={signers} />,
          },
        ]
      : []),
  ];
  return <DefinitionList items={items} />;
}
