import { ArrowRight, Button, ButtonLink, Container, FormActions, Stack, Text } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { commonMessages } from '../../common/messages.ts';
import { PageHead } from '../../common/page-head.tsx';
import { signatureRequestsSendToMessages as handOverMessages } from '../../signature-requests/send-to-messages.ts';
import { documentsConversionMessages as conversionMessages } from '../conversion-messages.ts';
import { isToAccept } from '../convertible.ts';
import { documentsMessages as messages } from '../messages.ts';
import type { Upload } from '../upload-queue.ts';
import { UploadPanel, type UploadPanelProps } from './upload-panel.tsx';

export interface UploadViewProps extends UploadPanelProps {
  /** The draft that the files went into, once it exists. */
  requestId: string | undefined;
  /** Hands the draft over to whoever gets address and code. */
  onHandOver: (requestId: string) => void;
  isHandingOver: boolean;
  /** Leads straight to the signing; of who invites others it is missing. */
  onSignAlone?: (requestId: string) => void;
  isStarting?: boolean;
}

const isWaiting = ({ state }: Upload) => state.kind === 'done' && isToAccept(state.document);
const isMoving = ({ state }: Upload) => state.kind === 'sending' || state.kind === 'waiting';

/** The screen for bringing documents in. */
export function UploadView({
  requestId,
  onHandOver,
  isHandingOver,
  onSignAlone,
  isStarting = false,
  ...panel
}: UploadViewProps) {
  const doneCount = panel.uploads.filter(({ state }) => state.kind === 'done').length;
  const movingCount = panel.uploads.filter(isMoving).length;
  const waitingCount = panel.uploads.filter(isWaiting).length;
  const readyId = doneCount > 0 && movingCount === 0 && waitingCount === 0 ? requestId : undefined;
  return (
    <Container width="text" style={{ paddingInline: 0 }}>
      <Stack gap={5}>
        <PageHead title={<FormattedMessage {...messages.uploadTitle} />}>
          <FormattedMessage {...messages.uploadText} />
        </PageHead>
        <UploadPanel {...panel} />
        {panel.uploads.length === 0 ? null : (
          <FormActions>
            <Text tone="soft" role="status" style={{ marginInlineEnd: 'auto', alignSelf: 'center' }}>
              {waitingCount > 0 && movingCount === 0 ? (
                <FormattedMessage {...conversionMessages.waiting} values={{ count: waitingCount }} />
              ) : (
                <FormattedMessage {...messages.uploadSummary} values={{ done: doneCount, moving: movingCount }} />
              )}
            </Text>
            {readyId === undefined ? null : (
              <Button variant="secondary" size="large" isLoading={isHandingOver} onClick={() => onHandOver(readyId)}>
                <FormattedMessage {...handOverMessages.handOver} />
              </Button>
            )}
            {onSignAlone && readyId !== undefined ? (
              <Button size="large" isLoading={isStarting} onClick={() => onSignAlone(readyId)}>
                <FormattedMessage {...messages.uploadSign} />
              </Button>
            ) : (
              <ContinueButton draftHref={readyId && `/invite/${readyId}`} isMoving={movingCount > 0} />
            )}
          </FormActions>
        )}
      </Stack>
    </Container>
  );
}

interface ContinueButtonProps {
  /** Where the draft lies, once all is in it. */
  draftHref: string | undefined;
  isMoving: boolean;
}

function ContinueButton({ draftHref, isMoving: isBusy }: ContinueButtonProps) {
  const label = <FormattedMessage {...commonMessages.continue} />;
  if (draftHref)
    return (
      <ButtonLink
        href={`${draftHref}?step=people`}
        size="large"
        endIcon={<ArrowRight aria-hidden />}
        // Whoever comes back from there finds the documents, not a screen that has forgotten them.
        onClick={() => window.history.replaceState(window.history.state, '', draftHref)}
      >
        {label}
      </ButtonLink>
    );
  return (
    <Button size="large" isLoading={isBusy} disabled={!isBusy}>
      {label}
    </Button>
  );
}
