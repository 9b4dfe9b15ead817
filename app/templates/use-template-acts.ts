import { deleteTemplate } from '@sigillum/api-contracts/templates/delete-template.ts';
import type { Template, TemplateSharing } from '@sigillum/api-contracts/templates/schemas.ts';
import { restoreTemplateVersion } from '@sigillum/api-contracts/templates/restore-template-version.ts';
import { shareTemplate } from '@sigillum/api-contracts/templates/share-template.ts';
import { updateTemplate } from '@sigillum/api-contracts/templates/update-template.ts';
import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { describeFailure } from '../forms/describe-failure.ts';
import { useTexts } from '../forms/use-problem-text.ts';
import { useApiClient } from '../http/browser-api.ts';
import { useModals } from '../modals/modals.tsx';
import { deleteTemplateDialog } from './dialogs.ts';
import { templatesMessages as messages } from './messages.ts';
import { useTemplateFile } from './use-template-file.ts';
import type { WrittenTemplate } from './write-template.ts';

/** Carries out what is chosen for a template, and shows what it is then. */
export function useTemplateActs({ id, name, version }: Template) {
  const api = useApiClient();
  const navigate = useNavigate();
  const format = useTexts();
  const { dialogs, snackbars } = useModals();
  const { revalidate } = useRevalidator();
  const [isSaving, setIsSaving] = useState(false);
  const [writes, setWrites] = useState(0);
  const tell = ({ id: text }: { id: string }) => snackbars.add({ message: format({ id: text }), tone: 'success' });
  const { isSending, error, replace } = useTemplateFile(async () => {
    await revalidate();
    tell(messages.replaced);
  });

  async function run(call: Promise<unknown>, { isWhole = false } = {}) {
    setIsSaving(true);
    try {
      await call;
      await revalidate();
      if (isWhole) setWrites((before) => before + 1);
      tell(messages.saved);
    } catch (failure) {
      snackbars.add({ message: format(describeFailure(failure)), tone: 'danger' });
    } finally {
      setIsSaving(false);
    }
  }

  const params = { id };
  const update = (body: WrittenTemplate) => api.call(updateTemplate, { params, body });
  return {
    isSaving,
    writes,
    isSending,
    error,
    onReplace: (documentId: string, file: File) => replace({ id, document_id: documentId }, file),
    onSave: (body: WrittenTemplate) => void run(update(body), { isWhole: true }),
    onConfirm: (body: WrittenTemplate) => void run(update(body)),
    onShare: (sharing: TemplateSharing) => void run(api.call(shareTemplate, { params, body: { version, sharing } })),
    onRestore: (number: number) =>
      void run(api.call(restoreTemplateVersion, { params: { id, number }, body: { version } }), { isWhole: true }),
    onDelete: () =>
      void dialogs.open(deleteTemplateDialog, { name }, async () => {
        await api.call(deleteTemplate, { params });
        await navigate('/templates');
        snackbars.add({ message: format({ id: messages.deleted.id, values: { name } }), tone: 'success' });
      }),
  };
}
