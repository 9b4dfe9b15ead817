import { deleteVisualSignature } from '@sigillum/api-contracts/visual-signatures/delete-visual-signature.ts';
import type { VisualSignature } from '@sigillum/api-contracts/visual-signatures/schemas.ts';
import { updateVisualSignature } from '@sigillum/api-contracts/visual-signatures/update-visual-signature.ts';
import { useIntl } from 'react-intl';
import { useRevalidator } from 'react-router';
import { useTexts } from '../forms/use-problem-text.ts';
import { useApiClient } from '../http/browser-api.ts';
import { useModals } from '../modals/modals.tsx';
import { describeFailure } from '../forms/describe-failure.ts';
import { deleteSignatureDialog } from './dialogs.ts';
import { visualSignaturesMessages as messages } from './messages.ts';
import { editSignatureOverlay } from './overlays.ts';
import { saveDraft } from './save-draft.ts';
import { useDraftPreview } from './use-draft-preview.ts';
import type { VisualSignaturePermissions } from './visual-signature.ts';
import { describeDraft, showVisualSignature } from './visual-signature-url.ts';

export interface OwnVisualSignatures {
  signatures: readonly VisualSignature[];
  /** What a new one begins with. */
  name: string;
  permissions: VisualSignaturePermissions;
}

/** What a person does with the own visual signatures. Each act says what has happened, and the list is read again. */
export function useVisualSignatures({ signatures, name, permissions }: OwnVisualSignatures) {
  const client = useApiClient();
  const { revalidate } = useRevalidator();
  const { formatMessage } = useIntl();
  const format = useTexts();
  const { dialogs, overlays, snackbars } = useModals();
  const previewDraft = useDraftPreview();

  const say = (message: (typeof messages)[keyof typeof messages]) =>
    snackbars.add({ message: formatMessage(message), tone: 'success' });

  function edit(changed?: VisualSignature) {
    const lines = {
      alias: changed?.alias ?? '',
      name: changed?.name ?? name,
      company: changed?.optionalLine ?? '',
      location: changed?.location ?? '',
    };
    const display = changed && {
      date: changed.displayDate,
      claim: changed.displayClaim,
      std: changed.displayStandards,
    };
    const hasCustomImage = changed?.hasCustomImage ?? false;
    overlays.open(
      editSignatureOverlay,
      {
        lines,
        display,
        isNew: !changed,
        hasCustomImage,
        permissions,
        getPreviewUrl: (draft) => previewDraft(describeDraft(draft), draft.mark, changed),
      },
      async ({ draft }) => {
        await saveDraft(client, draft, changed);
        await revalidate();
        say(messages.saved);
      },
    );
  }

  return {
    onCreate: () => edit(),
    onEdit: (signature: VisualSignature) => edit(signature),
    onDelete(signature: VisualSignature) {
      const props = {
        name: signature.alias ?? signature.name,
        previewUrl: showVisualSignature(signature),
        isDefault: signature.default,
        isLast: signatures.length === 1,
      };
      dialogs.open(deleteSignatureDialog, props, async () => {
        await client.call(deleteVisualSignature, { params: { id: signature.id } });
        await revalidate();
        say(messages.deleted);
      });
    },
    async onChooseDefault({ id }: VisualSignature) {
      try {
        await client.call(updateVisualSignature, { params: { id }, body: { default: true } });
        await revalidate();
        say(messages.defaultChosen);
      } catch (error) {
        snackbars.add({ message: format(describeFailure(error)), tone: 'danger', durationMs: 6000 });
      }
    },
  };
}
