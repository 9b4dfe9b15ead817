import { fillPath } from '@sigillum/api-contracts/endpoint.ts';
import { getTemplatePage } from '@sigillum/api-contracts/templates/get-template-page.ts';
import type { FilledField } from '@sigillum/api-contracts/signature-requests/field-schemas.ts';
import type { Template } from '@sigillum/api-contracts/templates/schemas.ts';
import { updateTemplate } from '@sigillum/api-contracts/templates/update-template.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { describeFailure } from '../forms/describe-failure.ts';
import { useTexts } from '../forms/use-problem-text.ts';
import { bridge, useApiClient } from '../http/browser-api.ts';
import { useModals } from '../modals/modals.tsx';
import { useLeaveGuard } from '../signature-requests/use-leave-guard.ts';
import type { PlaceTemplateViewProps } from './components/place-template-view.tsx';
import { editFields } from './edit-fields.ts';
import { templatesMessages as messages } from './messages.ts';
import { keepFields, placeAnew, showAsRequest, showFields } from './template-places.ts';
import { useRoleName } from './use-role-name.ts';
import { writeTemplate } from './write-template.ts';

/** Places signatures in a template; nothing counts before it is saved. */
export function useTemplatePlaces(template: Template): PlaceTemplateViewProps {
  const api = useApiClient();
  const navigate = useNavigate();
  const { snackbars } = useModals();
  const format = useTexts();
  const nameRole = useRoleName(template.roles);
  const [written] = useState(() => writeTemplate(template));
  const [places, setPlaces] = useState(written.places);
  const [fields, setFields] = useState<readonly FilledField[]>(() => showFields(template.fields));
  const [isTouched, setIsTouched] = useState(false);
  const [documentId, setDocumentId] = useState(template.documents[0]!.id);
  const [isSaving, setIsSaving] = useState(false);
  const shown = template.documents.find(({ id }) => id === documentId)!;
  const address = `/templates/${template.id}`;
  useLeaveGuard({ isActive: (isTouched || places !== written.places) && !isSaving, loss: 'changes' });

  function write(list: readonly FilledField[]) {
    setFields(list);
    setIsTouched(true);
  }

  async function save() {
    setIsSaving(true);
    try {
      // Whoever saves the pages has looked at them.
      const seen = places.map((place) => ({ ...place, is_doubtful: false }));
      await api.call(updateTemplate, {
        params: { id: template.id },
        body: { ...written, places: seen, fields: keepFields(fields) },
      });
      await navigate(address);
      snackbars.add({ message: format({ id: messages.saved.id }), tone: 'success' });
    } catch (failure) {
      setIsSaving(false);
      snackbars.add({ message: format(describeFailure(failure)), tone: 'danger' });
    }
  }

  return {
    name: template.name,
    back: address,
    request: showAsRequest(template, places, nameRole),
    place: {
      documentId,
      document: { version_id: shown.id, title: shown.name, pages: shown.pages },
      onChooseDocument: setDocumentId,
      getPageUrl: (page, scale) =>
        `${bridge(fillPath(getTemplatePage.path, { id: template.id, document_id: shown.id, n: page - 1 }))}?scale=${scale}`,
      fields: editFields(fields, write),
    },
    onChange: (changes) => setPlaces((before) => placeAnew(before, changes)),
    isSaving,
    onSave: () => void save(),
  };
}
