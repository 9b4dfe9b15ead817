import { namePerson } from '../common/name-person.ts';
import type { Language } from '@sigillum/api-contracts/schemas.ts';
import { useTexts } from '../forms/use-problem-text.ts';
import { toLanguage } from '../i18n/locales.ts';
import { useRoot } from '../layouts/use-root.ts';
import { useModals } from '../modals/modals.tsx';
import { useDocument } from '../providers.tsx';
import type { PeopleStepProps } from './components/people-step.tsx';
import { describeFailure } from '../forms/describe-failure.ts';
import { addObserverDialog, addSignerDialog, removeSignerDialog } from './dialogs.ts';
import { describeRemovable } from './describe-removable.ts';
import { useGroupChoice } from './use-group-choice.ts';
import type { DraftEditor } from './use-draft.ts';
import { useQuorums } from './use-quorums.ts';
import { suggestObservers } from './suggest-observers.ts';
import { useSuggestions } from './use-suggestions.ts';

/** Carries out what is chosen about the people of a draft: dialogs ask, the editor calls the API. */
export function useInvitePeople(
  editor: DraftEditor,
): Omit<PeopleStepProps, 'signatures' | 'quality' | 'observers' | 'onChangeOrder'> {
  const { dialogs, snackbars } = useModals();
  const { person } = useRoot();
  const format = useTexts();
  const language: Language = toLanguage(useDocument().locale);
  const isMobileNeeded = editor.request.quality === 'AES';
  const suggest = useSuggestions();
  const askForGroup = useGroupChoice();
  const quorums = useQuorums({
    signers: editor.request.signatures.map(({ sid, status_code, quorum, signer_identity_data: named }) => ({
      ...{ sid, status_code, quorum },
      name: namePerson(named.first_name, named.last_name, named.email_address),
    })),
    onChange: (signatures) => editor.change({ signatures }),
  });
  const say = (error: unknown) => snackbars.add({ message: format(describeFailure(error)), tone: 'danger' });

  return {
    viewerEmail: person?.email ?? '',
    quorums,
    onAddSigner: () =>
      void dialogs.open(addSignerDialog, { language, isMobileNeeded, suggest }, (values) => editor.addSigner(values)),
    onAddMyself() {
      if (person)
        editor
          .addSigner({ email: person.email, firstName: person.firstName, lastName: person.lastName, language })
          .catch(say);
    },
    onChangeSigner({
      sid,
      signer_identity_data: { email_address, first_name, last_name, mobile_number, language: own },
    }) {
      const signer = {
        email: email_address,
        firstName: first_name ?? '',
        lastName: last_name ?? '',
        mobile: mobile_number ?? undefined,
      };
      dialogs.open(
        addSignerDialog,
        { language: own, isMobileNeeded, signer, suggest },
        ({ language: chosen, ...values }) =>
          editor.change({
            signatures: [
              {
                sid,
                first_name: values.firstName ?? '',
                last_name: values.lastName ?? '',
                mobile_number: values.mobile ?? null,
                language: chosen,
              },
            ],
          }),
      );
    },
    onRemoveSigner: (signature) =>
      void dialogs.open(removeSignerDialog, { signers: [describeRemovable(signature)] }, ({ sid }) =>
        editor.removeSigner(sid),
      ),
    onAddObserver: () =>
      void dialogs.open(
        addObserverDialog,
        { suggest: suggestObservers(suggest, editor.request.observers) },
        (observer) => editor.addObserver(observer),
      ),
    onAddSignerGroup: () =>
      askForGroup({
        purpose: 'sign',
        addedIds: editor.request.signatures.map(({ signer_group_id }) => signer_group_id),
        add: editor.addSignerGroup,
      }),
    onAddObserverGroup: () =>
      askForGroup({
        purpose: 'observe',
        addedIds: editor.request.observers.map(({ group_info }) => group_info?.id ?? null),
        add: (groupId, told) => editor.addObserver({ type: 'GROUP', group_id: groupId, told }),
      }),
    onRemoveObserver: ({ id }) => void editor.removeObserver(id).catch(say),
  };
}
