import type { DocumentReport } from '@sigillum/api-contracts/verification/schemas.ts';
import {
  Button,
  Card,
  Copy,
  DefinitionList,
  Download,
  Heading,
  Inline,
  RefreshCw,
  Stack,
} from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { useCopy } from '../../common/use-copy.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { verificationMessages as messages } from '../messages.ts';
import { nameReport } from '../name-report.ts';
import { saveText } from '../save-text.ts';

interface FileFactsProps {
  fileName: string;
  report: DocumentReport;
  onAnother: () => void;
}

/** Which file was checked, and what to do with the result. */
export function FileFacts({ fileName, report, onAnother }: FileFactsProps) {
  const { formatMessage } = useIntl();
  const copy = useCopy({ copied: messages.copied, notCopied: messages.notCopied });
  const format = useFormat();
  const text = JSON.stringify(report, null, 2);
  const items = [
    { term: formatMessage(messages.fileName), value: <bdi>{fileName}</bdi> },
    { term: formatMessage(messages.fileSize), value: format.fileSize(report.size) },
    { term: formatMessage(messages.fileHash), value: <code>{report.sha256}</code> },
    { term: formatMessage(messages.checkedAt), value: format.instant(report.checkedAt) },
  ];

  return (
    <Stack gap={4} tag="section">
      <Heading level={2}>
        <FormattedMessage {...messages.fileFacts} />
      </Heading>
      <Card tag="div">
        <DefinitionList items={items} />
      </Card>
      <Inline gap={3}>
        <Button icon={<RefreshCw aria-hidden />} onClick={onAnother}>
          <FormattedMessage {...messages.another} />
        </Button>
        <Button
          variant="secondary"
          icon={<Download aria-hidden />}
          onClick={() => saveText(nameReport(fileName), text, 'application/json')}
        >
          <FormattedMessage {...messages.downloadReport} />
        </Button>
        <Button variant="secondary" icon={<Copy aria-hidden />} onClick={() => copy(text)}>
          <FormattedMessage {...messages.copyReport} />
        </Button>
      </Inline>
    </Stack>
  );
}
