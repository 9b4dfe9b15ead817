import { addObserver } from '@sigillum/api-contracts/signature-requests/add-observer.ts';
import { addSignature } from '@sigillum/api-contracts/signature-requests/add-signature.ts';
import { readdressSignature } from '@sigillum/api-contracts/signature-requests/readdress-signature.ts';
import { removeObserver } from '@sigillum/api-contracts/signature-requests/remove-observer.ts';
import { removeSignature } from '@sigillum/api-contracts/signature-requests/remove-signature.ts';
import type { Observer, Signature, SignatureRequest } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import { updateSignatureRequest } from '@sigillum/api-contracts/signature-requests/update-signature-request.ts';
import type { Language } from '@sigillum/api-contracts/schemas.ts';
import { useIntl } from 'react-intl';
import { describeFailure } from '../forms/describe-failure.ts';
import { useTexts } from '../forms/use-problem-text.ts';
import { useApiClient } from '../http/browser-api.ts';
import { callOnce } from '../http/idempotency-key.ts';
import type { MessageText } from '../i18n/define-messages.ts';
import { endOfDay, readDay } from '../i18n/end-of-day.ts';
import { toLanguage } from '../i18n/locales.ts';
import { useModals } from '../modals/modals.tsx';
import { readServerTime } from '../platform/server-clock.ts';
import { useDocument } from '../providers.tsx';
import { signatureRequestsCorrectionMessages as correctionMessages } from './correction-messages.ts';
import { describeRemovable } from './describe-removable.ts';
import { describeSigner } from './describe-signer.ts';
import {
  addObserverDialog,
  addSignerDialog,
  changeExpiryDialog,
  changeRemindersDialog,
  readdressDialog,
  removeObserverDialog,
  removeSignerDialog,
} from './dialogs.ts';
import { signatureRequestsReminderMessages as reminderMessages } from './reminder-messages.ts';
import { signatureRequestsSignerMessages as messages } from './signer-messages.ts';
import { nextTurn } from './signing-order.ts';
import { nameObserver } from './name-observer.ts';
import { type Colleague, type ColleagueLists, listColleagues } from './colleagues.ts';
import { useAfterReading } from './use-after-reading.ts';
import { useColleagueChoice } from './use-colleague-choice.ts';
import { useGroupChoice } from './use-group-choice.ts';
import { suggestObservers } from './suggest-observers.ts';
import { useSuggestions } from './use-suggestions.ts';

/** What can be corrected in a request that was sent; dialogs ask first. */
export interface Corrections {
  onAddSigner: (request: SignatureRequest) => void;
  /** One of the signers, or the one that was chosen already. */
  onRemoveSigner: (request: SignatureRequest, chosen?: Signature) => void;
  /** A mistyped address. */
  onReaddress: (request: SignatureRequest, signature: Signature) => void;
  onAddSignerGroup: (request: SignatureRequest) => void;
  onAddObserver: (request: SignatureRequest) => void;
  onAddObserverGroup: (request: SignatureRequest) => void;
  onRemoveObserver: (request: SignatureRequest, observer: Observer) => void;
  onChangeExpiry: (request: SignatureRequest) => void;
  onChangeReminders: (request: SignatureRequest) => void;
  onNameColleague: (request: SignatureRequest) => void;
  onRemoveColleague: (request: SignatureRequest, colleague: Colleague) => void;
  onShareWithTeam: (request: SignatureRequest, isIn: boolean) => void;
}

/** Carries out corrections of an open request; `onDone` then shows the new state. */
export function useCorrections(onDone: () => unknown): Corrections {
  const api = useApiClient();
  const { formatMessage } = useIntl();
  const format = useTexts();
  const { dialogs, snackbars } = useModals();
  const { locale, zone } = useDocument();
  const suggest = useSuggestions();
  const askForGroup = useGroupChoice();
  const askForColleague = useColleagueChoice();
  const language: Language = toLanguage(locale);

  function finish(message: MessageText) {
    snackbars.add({ message: formatMessage(message), tone: 'success' });
    onDone();
  }

  /** Of the colleagues as the screen shows them; where others changed them meanwhile, the server says so. */
  const chooseAmong = (request: SignatureRequest) => ({
    colleagues: listColleagues(request),
    async save(lists: ColleagueLists) {
      const body = { ...lists, updated_at: request.updated_at };
      await api.call(updateSignatureRequest, { params: { id: request.id }, body });
      onDone();
    },
  });

  return {
    onNameColleague: (request) => askForColleague.name(chooseAmong(request)),
    onRemoveColleague: (request, colleague) => askForColleague.leaveOut(chooseAmong(request), colleague),
    onShareWithTeam({ id, updated_at }, team_inbox) {
      api
        .call(updateSignatureRequest, { params: { id }, body: { team_inbox, updated_at } })
        .then(onDone, (error: unknown) => {
          snackbars.add({ message: format(describeFailure(error)), tone: 'danger' });
          onDone();
        });
    },
    onAddSigner({ id, quality, signatures }) {
      dialogs.open(addSignerDialog, { language, isMobileNeeded: quality === 'AES', suggest }, async (values) => {
        const body = { ...describeSigner(values), sequence: nextTurn(signatures) };
        await callOnce(api, addSignature, { params: { id }, body });
        finish(messages.signerAdded);
      });
    },
    onRemoveSigner({ id, signatures }, chosen) {
      const signers = (chosen ? [chosen] : signatures).map(describeRemovable);
      dialogs.open(removeSignerDialog, { signers }, async ({ sid }) => {
        await api.call(removeSignature, { params: { id, sid } });
        finish(messages.signerRemoved);
      });
    },
    onReaddress({ id }, { sid, signer_identity_data }) {
      const props = { email: signer_identity_data.email_address, suggest };
      dialogs.open(readdressDialog, props, async (body) => {
        await callOnce(api, readdressSignature, { params: { id, sid }, body });
        finish(correctionMessages.readdressed);
      });
    },
    onAddSignerGroup({ id, signatures }) {
      askForGroup({
        purpose: 'sign',
        addedIds: signatures.map(({ signer_group_id }) => signer_group_id),
        async add(groupId) {
          const body = { signer_group_id: groupId, sequence: nextTurn(signatures) };
          await callOnce(api, addSignature, { params: { id }, body });
          finish(messages.signerAdded);
        },
      });
    },
    onAddObserverGroup({ id, observers }) {
      askForGroup({
        purpose: 'observe',
        addedIds: observers.map(({ group_info }) => group_info?.id ?? null),
        async add(groupId, told) {
          const body = { type: 'GROUP' as const, group_id: groupId, told };
          await callOnce(api, addObserver, { params: { id }, body });
          finish(messages.observerAdded);
        },
      });
    },
    onChangeReminders({ id, reminders: schedule, updated_at }) {
      dialogs.open(changeRemindersDialog, { schedule }, async (reminders) => {
        await api.call(updateSignatureRequest, { params: { id }, body: { reminders, updated_at } });
        finish(reminderMessages.changed);
      });
    },
    onAddObserver({ id, observers }) {
      dialogs.open(addObserverDialog, { suggest: suggestObservers(suggest, observers) }, async (body) => {
        await callOnce(api, addObserver, { params: { id }, body });
        finish(messages.observerAdded);
      });
    },
    onRemoveObserver({ id }, { id: oid, ...observer }) {
      dialogs.open(removeObserverDialog, { email: nameObserver(observer) }, async () => {
        await api.call(removeObserver, { params: { id, oid } });
        finish(messages.observerRemoved);
      });
    },
    onChangeExpiry({ id, expiration_date, updated_at }) {
      const day = expiration_date === null ? undefined : readDay(expiration_date, zone);
      dialogs.open(
        changeExpiryDialog,
        { day, today: readDay(new Date(readServerTime()), zone), isSent: true },
        async (chosen) => {
          const moved = chosen.day === null ? null : endOfDay(chosen.day, zone);
          await api.call(updateSignatureRequest, { params: { id }, body: { expiration_date: moved, updated_at } });
          finish(messages.expiryMoved);
        },
      );
    },
  };
}

/** The same from a list. */
export function useListedCorrections(
  onDone: () => unknown,
): Record<'onAddSigner' | 'onRemoveSigner' | 'onAddObserver', (request: { id: string }) => void> {
  const corrections = useCorrections(onDone);
  const afterReading = useAfterReading();
  return {
    onAddSigner: afterReading(corrections.onAddSigner),
    onRemoveSigner: afterReading((request) => corrections.onRemoveSigner(request)),
    onAddObserver: afterReading(corrections.onAddObserver),
  };
}
