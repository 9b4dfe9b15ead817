import { downloadDocument } from '@sigillum/api-contracts/documents/download-document.ts';
import { getDocument } from '@sigillum/api-contracts/documents/get-document.ts';
import { fillPath } from '@sigillum/api-contracts/endpoint.ts';
import { Skeleton } from '@sigillum/design-system';
import { bridge, useApi } from '../../http/browser-api.ts';
import { pageImageUrl } from '../page-image-url.ts';
import { CleanCopyPreview } from './clean-copy-preview.tsx';
import { FileReport } from './file-report.tsx';

export interface LoadedFileReportProps {
  /** A revision: what was found in it never changes. */
  versionId: string;
  name: string;
}

const thumbnailScale = 20;

/** The report of a file that has arrived. It is a courtesy: where it cannot be had, nothing is missing. */
export function LoadedFileReport({ versionId, name }: LoadedFileReportProps) {
  const { data, isLoading } = useApi(
    getDocument,
    { params: { id: versionId } },
    { revalidateOnFocus: false, revalidateIfStale: false },
  );
  if (isLoading) return <Skeleton width="14rem" height="2rem" />;
  if (!data?.inspection) return null;
  const { clean_copy: copy } = data.inspection;
  return (
    <>
      {copy ? (
        <CleanCopyPreview
          name={name}
          pageCount={data.page_count}
          getPageUrl={(page) => pageImageUrl(versionId, page, thumbnailScale)}
          downloadUrl={bridge(fillPath(downloadDocument.path, { id: versionId }))}
          copy={copy}
        />
      ) : null}
      <FileReport name={name} inspection={data.inspection} />
    </>
  );
}
