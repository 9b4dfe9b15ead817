import type { TimestampReport } from '@sigillum/api-contracts/verification/schemas.ts';
import { Card, DefinitionList, Stack, Text } from '@sigillum/design-system';
import { useIntl } from 'react-intl';
import { useTexts } from '../../forms/use-problem-text.ts';
import { nameCause } from '../describe-verdict.ts';
import { verificationSignatureMessages as messages } from '../signature-messages.ts';
import { FindingList } from './finding-list.tsx';
import { StateBadge } from './state-badge.tsx';
import { useSignatureWords } from './use-signature-words.ts';

/** One timestamp of the document: when, by whom, and whose word that is. */
export function TimestampCard({ timestamp }: { timestamp: TimestampReport }) {
  const { formatMessage } = useIntl();
  const formatText = useTexts();
  const words = useSignatureWords();
  const { indication, subIndication, at, authority, anchor, findings } = timestamp;
  // What was found says it more exactly.
  const hasCause = subIndication !== null && !findings.some(({ severity }) => severity === 'failure');
  const items = [
    { term: formatMessage(messages.signedAt), value: words.timestamp(at) },
    { term: formatMessage(messages.authority), value: <bdi>{authority}</bdi> },
    { term: formatMessage(messages.trust), value: words.anchor(anchor) },
  ];
  return (
    <Card tag="article" padding="snug">
      <Stack gap={3}>
        <div>
          <StateBadge indication={indication} />
        </div>
        {hasCause ? <Text>{formatText({ id: nameCause(subIndication) })}</Text> : null}
        <FindingList findings={findings} />
        <DefinitionList items={items} />
      </Stack>
    </Card>
  );
}
