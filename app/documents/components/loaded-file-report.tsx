import { getDocument } from '@sigillum/api-contracts/documents/get-document.ts';
import { Skeleton } from '@sigillum/design-system';
import { useApi } from '../../http/browser-api.ts';
import { FileReport } from './file-report.tsx';

export interface LoadedFileReportProps {
  /** A revision: what was found in it never changes. */
  versionId: string;
  name: string;
}

/** The report of a file that has arrived. It is a courtesy: where it cannot be had, nothing is missing. */
export function LoadedFileReport({ versionId, name }: LoadedFileReportProps) {
  const { data, isLoading } = useApi(
    getDocument,
    { params: { id: versionId } },
    { revalidateOnFocus: false, revalidateIfStale: false },
  );
  if (isLoading) return <Skeleton width="14rem" height="2rem" />;
  return data?.inspection ? <FileReport name={name} inspection={data.inspection} /> : null;
}
