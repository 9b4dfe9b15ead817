import { createTemplate } from '@sigillum/api-contracts/templates/create-template.ts';
import { useNavigate } from 'react-router';
import { useApiClient } from '../http/browser-api.ts';
import { callOnce } from '../http/idempotency-key.ts';
import { useRoot } from '../layouts/use-root.ts';
import { useModals } from '../modals/modals.tsx';
import { saveAsTemplateDialog } from './dialogs.ts';

/** Keeps a request as a template and leads there; undefined for who belongs to no business and has none. */
export function useSaveAsTemplate(): ((request: { id: string; title: string }) => void) | undefined {
  const api = useApiClient();
  const navigate = useNavigate();
  const { person } = useRoot();
  const { dialogs } = useModals();
  if (person?.role !== 'member' && person?.role !== 'admin') return undefined;
  return ({ id: requestId, title }) => {
    dialogs.open(saveAsTemplateDialog, { title }, async ({ name }) => {
      const body = { signature_request_id: requestId, name };
      const { id } = await callOnce(api, createTemplate, { body });
      await navigate(`/templates/${id}`);
    });
  };
}
