import { useState } from 'react';
import type { Route } from './+types/upload.ts';
import { expectUser } from '../access/session.ts';
import { sessionContext } from '../context.ts';
import { useTexts } from '../forms/use-problem-text.ts';
import { useModals } from '../modals/modals.tsx';
import { describeFailure } from '../forms/describe-failure.ts';
import { useLeaveGuard } from '../signature-requests/use-leave-guard.ts';
import { HandedOver } from './components/handed-over.tsx';
import { LoadedFileReport } from './components/loaded-file-report.tsx';
import { UploadBlocked } from './components/upload-blocked.tsx';
import { UploadView } from './components/upload-view.tsx';
import { useHandOver } from './use-hand-over.ts';
import { useUploadQueue } from './use-upload-queue.ts';

export function loader({ context }: Route.LoaderArgs) {
  return expectUser(context.get(sessionContext)).permissions.upload;
}

export default function Upload({ loaderData }: Route.ComponentProps) {
  const [round, setRound] = useState(1);
  if (!loaderData.isAllowed) return <UploadBlocked reason={loaderData.reason} />;
  return <OpenUpload key={round} onAnother={() => setRound(round + 1)} />;
}

function OpenUpload({ onAnother }: { onAnother: () => void }) {
  const { queue, uploads, requestId } = useUploadQueue();
  const { handedOver, isHandingOver, handOver } = useHandOver();
  const { snackbars } = useModals();
  const format = useTexts();
  useLeaveGuard({
    isActive: uploads.some(({ state }) => state.kind === 'sending' || state.kind === 'waiting'),
    loss: 'uploads',
  });
  if (handedOver) return <HandedOver sendTo={handedOver} onAnother={onAnother} />;
  return (
    <UploadView
      uploads={uploads}
      requestId={requestId}
      isHandingOver={isHandingOver}
      onHandOver={(id) => void handOver(id)}
      renderReport={({ version_id: versionId, name }) => <LoadedFileReport versionId={versionId} name={name} />}
      onFiles={(files) => queue.add(files)}
      onRetry={(id) => queue.retry(id)}
      onCopy={(id, fields) => queue.copy(id, fields)}
      onRemove={(id) =>
        queue
          .remove(id)
          .catch((error: unknown) => snackbars.add({ message: format(describeFailure(error)), tone: 'danger' }))
      }
    />
  );
}
