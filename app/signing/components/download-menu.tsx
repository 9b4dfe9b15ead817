import type { SignatureRequest } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import {
  Archive,
  Button,
  Download,
  FileCheck,
  FileText,
  Menu,
  type MenuItem,
  ShieldCheck,
  until,
} from '@sigillum/design-system';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import type { ReportType } from '../door.ts';
import { signingMessages as messages } from '../messages.ts';

/** Addresses of everything that can be taken home. */
export interface Downloads {
  writeDownloadUrl: (documentId: string, which: 'original' | 'signed') => string;
  writeZipUrl: (which: 'original' | 'signed') => string;
  /** Only people with an account get the report. */
  writeReportUrl?: ((type: ReportType) => string) | undefined;
}

const reports = [
  { type: 'PDF', message: messages.reportPdf },
  { type: 'HTML', message: messages.reportHtml },
  { type: 'JSON', message: messages.reportJson },
] as const;

export interface DownloadMenuProps {
  request: SignatureRequest;
  pickedId: string | undefined;
  downloads: Downloads;
}

const Trigger = styled(Button)`
  ${until.sm} {
    > span {
      display: none;
    }
  }
`;

/** The files of the request: signed as soon as somebody has signed, as uploaded, and the report. */
export function DownloadMenu({
  request: { documents, signatures, status_overall },
  pickedId,
  downloads,
}: DownloadMenuProps) {
  const { formatMessage } = useIntl();
  const { writeDownloadUrl, writeZipUrl, writeReportUrl } = downloads;
  const isSigned = signatures.some(({ status_code }) => status_code === 'SIGNED');
  const hasSeveral = documents.length > 1;
  const lines: (MenuItem | false)[] = [
    isSigned &&
      pickedId !== undefined && {
        id: 'signed',
        label: formatMessage(messages.downloadThisSigned),
        icon: <FileCheck aria-hidden />,
        href: writeDownloadUrl(pickedId, 'signed'),
      },
    pickedId !== undefined && {
      id: 'original',
      label: formatMessage(messages.downloadThisOriginal),
      icon: <FileText aria-hidden />,
      href: writeDownloadUrl(pickedId, 'original'),
    },
    isSigned &&
      hasSeveral && {
        id: 'all-signed',
        label: formatMessage(messages.downloadAllSigned),
        icon: <Archive aria-hidden />,
        href: writeZipUrl('signed'),
        startsGroup: true,
      },
    hasSeveral && {
      id: 'all-original',
      label: formatMessage(messages.downloadAllOriginal),
      icon: <Archive aria-hidden />,
      href: writeZipUrl('original'),
      startsGroup: !isSigned,
    },
    ...(writeReportUrl && status_overall !== 'DRAFT'
      ? reports.map(({ type, message }, index) => ({
          id: `report-${type.toLowerCase()}`,
          label: formatMessage(message),
          icon: <ShieldCheck aria-hidden />,
          href: writeReportUrl(type),
          startsGroup: index === 0,
        }))
      : []),
  ];
  const items = lines.filter((line) => line !== false);
  if (items.length === 0) return null;
  const label = formatMessage(messages.download);
  return (
    <Menu
      label={label}
      items={items}
      trigger={
        <Trigger variant="quiet" size="small" icon={<Download aria-hidden />} aria-label={label}>
          <span>{label}</span>
        </Trigger>
      }
    />
  );
}
