import type { SignatureRequest } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import { updateSignatureRequest } from '@sigillum/api-contracts/signature-requests/update-signature-request.ts';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { describeFailure } from '../forms/describe-failure.ts';
import { useTexts } from '../forms/use-problem-text.ts';
import { useApiClient } from '../http/browser-api.ts';
import { useModals } from '../modals/modals.tsx';
import type { PlacesViewProps } from './components/places-view.tsx';
import { applyChange, type DraftChange, mergeChanges } from './draft-change.ts';
import { listPlacements } from './placements.ts';
import { signatureRequestsSignerMessages as messages } from './signer-messages.ts';
import { useRequestFields } from './use-request-fields.ts';
import { useLeaveGuard } from './use-leave-guard.ts';
import { usePlaceDocument } from './use-place-document.ts';

/** Places signatures in a request that was sent: nothing of it is there for others before it is saved whole. */
export function useSentPlaces(loaded: SignatureRequest): PlacesViewProps {
  const api = useApiClient();
  const navigate = useNavigate();
  const { snackbars } = useModals();
  const { formatMessage } = useIntl();
  const format = useTexts();
  const [request, setRequest] = useState(loaded);
  const [change, setChange] = useState<DraftChange>();
  const [isSaving, setIsSaving] = useState(false);
  const place = usePlaceDocument(request, { isShown: true, firstId: findUnplaced(loaded) });
  const fields = useRequestFields(request.id, true);
  const view = `/view/${request.id}`;

  async function save() {
    if (!change) return;
    const body = { ...change, updated_at: loaded.updated_at };
    await api.call(updateSignatureRequest, { params: { id: request.id }, body });
    setChange(undefined);
    snackbars.add({ message: formatMessage(messages.placesSaved), tone: 'success' });
  }

  useLeaveGuard({ isActive: change !== undefined && !isSaving, loss: 'changes' });

  return {
    request,
    place: { ...place, fields },
    isSaving,
    onChange(signatures) {
      const made = { signatures };
      setRequest((before) => applyChange(before, made));
      setChange((before) => (before ? mergeChanges(before, made) : made));
    },
    onSave() {
      setIsSaving(true);
      save()
        .then(() => navigate(view))
        .catch((error: unknown) => {
          setIsSaving(false);
          snackbars.add({ message: format(describeFailure(error)), tone: 'danger' });
        });
    },
  };
}

/** The last document on which nobody's signature stands yet: what was added stands at the end. */
const findUnplaced = ({ documents, signatures }: SignatureRequest): string | undefined =>
  documents.findLast(({ id }) => !signatures.flatMap(listPlacements).some(({ documentId }) => documentId === id))?.id;
