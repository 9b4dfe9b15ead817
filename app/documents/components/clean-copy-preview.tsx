import { Inline, Stack, Text, TextLink, theme } from '@sigillum/design-system';
import type { CleanCopy } from '@sigillum/api-contracts/documents/inspection-schemas.ts';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { documentsCopyMessages as messages } from '../copy-messages.ts';

export interface CleanCopyPreviewProps {
  name: string;
  pageCount: number;
  /** Address of the picture of a page, counted from 1. */
  getPageUrl: (page: number) => string;
  downloadUrl: string;
  copy: CleanCopy;
}

const shownPages = 4;

const removedMessages = {
  JAVASCRIPT: messages.removedScripts,
  LAUNCH: messages.removedLaunch,
  AUTOMATIC_ACTION: messages.removedAutomatic,
} as const satisfies Record<CleanCopy['removed'][number], unknown>;

const Page = styled.img`
  width: 96px;
  height: auto;
  border: 1px solid ${theme.color.hairline};
  background: #fff;
`;

/** Shows a clean copy before it is used: what it lacks, how its pages look, and the file itself. */
export function CleanCopyPreview({ name, pageCount, getPageUrl, downloadUrl, copy }: CleanCopyPreviewProps) {
  const { formatMessage } = useIntl();
  const pages = Array.from({ length: Math.min(pageCount, shownPages) }, (_, index) => index + 1);
  return (
    <Stack gap={2}>
      <Text size="small">
        <FormattedMessage {...messages.isCopy} />{' '}
        {copy.removed.map((kind) => formatMessage(removedMessages[kind])).join(' ')}{' '}
        <FormattedMessage {...(copy.fields === 'KEPT' ? messages.fieldsKept : messages.fieldsFlattened)} />{' '}
        <FormattedMessage {...messages.originalRecorded} />
      </Text>
      <Inline gap={2}>
        {pages.map((page) => (
          <Page key={page} src={getPageUrl(page)} alt={formatMessage(messages.copyPage, { name, page })} />
        ))}
      </Inline>
      <TextLink href={downloadUrl} target="_blank">
        <FormattedMessage {...messages.openCopy} />
      </TextLink>
    </Stack>
  );
}
