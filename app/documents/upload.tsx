import { Stack, theme } from '@sigillum/design-system';
import { useState } from 'react';
import type { Route } from './+types/upload.ts';
import { expectUser } from '../access/session.ts';
import { sessionContext } from '../context.ts';
import { useTexts } from '../forms/use-problem-text.ts';
import { useModals } from '../modals/modals.tsx';
import { describeFailure } from '../forms/describe-failure.ts';
import { useLeaveGuard } from '../signature-requests/use-leave-guard.ts';
import { ConversionCheck } from './components/conversion-check.tsx';
import { HandedOver } from './components/handed-over.tsx';
import { LoadedFileReport } from './components/loaded-file-report.tsx';
import { UploadBlocked } from './components/upload-blocked.tsx';
import { UploadView } from './components/upload-view.tsx';
import { useConversionCheck } from './use-conversion-check.ts';
import { useHandOver } from './use-hand-over.ts';
import { useSignAlone } from './use-sign-alone.ts';
import { useUploadQueue } from './use-upload-queue.ts';

export function loader({ context }: Route.LoaderArgs) {
  const { permissions, business, email, firstName, lastName } = expectUser(context.get(sessionContext));
  return { ...permissions.upload, canInvite: business !== null, person: { email, firstName, lastName } };
}

export default function Upload({ loaderData }: Route.ComponentProps) {
  const [round, setRound] = useState(1);
  if (!loaderData.isAllowed) return <UploadBlocked reason={loaderData.reason} />;
  return <OpenUpload key={round} {...loaderData} onAnother={() => setRound(round + 1)} />;
}

interface OpenUploadProps extends Pick<Route.ComponentProps['loaderData'], 'canInvite' | 'convertible' | 'person'> {
  onAnother: () => void;
}

/** Inviting others is for the people of a business (specification, section 2); whoever belongs to none signs alone, or hands over. */
function OpenUpload({ canInvite, convertible, person, onAnother }: OpenUploadProps) {
  const { queue, uploads, requestId } = useUploadQueue(undefined, convertible);
  const check = useConversionCheck(requestId, (document) => queue.adopt(document));
  const { handedOver, isHandingOver, handOver } = useHandOver();
  const { isStarting, signAlone } = useSignAlone(person);
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
      convertible={convertible}
      isHandingOver={isHandingOver}
      onHandOver={(id) => void handOver(id)}
      {...(!canInvite && { onSignAlone: (id) => void signAlone(id), isStarting })}
      renderReport={(document) => (
        <Stack gap={2} style={{ marginBlockStart: theme.space[2] }}>
          <ConversionCheck document={document} {...check} />
          <LoadedFileReport versionId={document.version_id} name={document.name} />
        </Stack>
      )}
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
