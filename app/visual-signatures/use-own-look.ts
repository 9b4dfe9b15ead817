import type {
  PreviewQuery,
  VisualSignature,
  VisualSignatureData,
} from '@sigillum/api-contracts/visual-signatures/schemas.ts';
import { useState } from 'react';
import { useApiClient } from '../http/browser-api.ts';
import { useRoot } from '../layouts/use-root.ts';
import { useModals } from '../modals/modals.tsx';
import { visualSignatureDataDialog } from './dialogs.ts';
import { encodeData } from './encode-mark.ts';
import { saveDraft } from './save-draft.ts';
import { useDraftPreview } from './use-draft-preview.ts';
import type { VisualSignatureDataDraft } from './visual-signature.ts';
import type { showUsual } from './visual-signature-url.ts';

export interface OwnLookProps {
  /** Of the request. */
  title: string;
  /** The name that the signature shows. */
  name: string;
  /** What the preview shows of the request: quality, legislation, and the name where it is not the saved one. */
  query: PreviewQuery;
  /** The visual signature that is signed with; a visitor has none, and an account may have none. */
  saved?: VisualSignature | undefined;
  /** False where the document brings the picture. */
  canMakePicture: boolean;
  /** Address of the image of what is shown, without a picture that is made now. */
  getImageUrl: typeof showUsual;
  /** What the signer wants for this signature alone, for the call that signs. */
  onChange: (data: VisualSignatureData) => void;
  /** The account's visual signatures have changed. */
  onKept: () => unknown;
}

/** How the own signature will look in this request, and the dialog that changes it: for this signature, or kept in the account. */
export function useOwnLook({ title, name, query, saved, canMakePicture, getImageUrl, onChange, onKept }: OwnLookProps) {
  const client = useApiClient();
  const { visitId, owner } = useRoot();
  const { dialogs } = useModals();
  const [shown, setShown] = useState<{ draft: VisualSignatureDataDraft; url: string }>();
  // Two, because an image lives until the same one makes the next: that of the dialog must not end the one that is shown.
  const [previewDraft, previewShown] = [useDraftPreview(), useDraftPreview()];
  const describe = ({ company, location }: VisualSignatureDataDraft): PreviewQuery => ({
    ...query,
    opt: company.trim().slice(0, 200),
    loc: location.trim().slice(0, 100),
  });

  function adjust() {
    const usual: VisualSignatureDataDraft = {
      company: saved?.optionalLine ?? '',
      location: saved?.location ?? '',
      mark: saved?.hasCustomImage ? undefined : null,
    };
    const props = {
      title,
      name,
      canMakePicture,
      draft: shown?.draft ?? usual,
      hasPicture: saved?.hasCustomImage ?? false,
      canKeep: !visitId,
      getPreviewUrl: (draft: VisualSignatureDataDraft) => previewDraft(describe(draft), draft.mark, saved),
    };
    dialogs.open(visualSignatureDataDialog, props, async ({ draft, isKept }) => {
      if (isKept) {
        await saveDraft(client, { alias: saved?.alias ?? '', name: saved?.name ?? name, ...draft }, saved);
        setShown(undefined);
        onChange({});
        return void (await onKept());
      }
      // A picture that is refused is told here, not by the attempt to sign.
      const url = await previewShown(describe(draft), draft.mark, saved);
      onChange(await encodeData(draft));
      setShown({ draft, url });
    });
  }

  return { url: shown?.url ?? getImageUrl(query, { visitId, owner, saved }), adjust };
}
