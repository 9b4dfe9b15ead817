import { deleteDocument } from '@sigillum/api-contracts/documents/delete-document.ts';
import { addObserver } from '@sigillum/api-contracts/signature-requests/add-observer.ts';
import { addSignature } from '@sigillum/api-contracts/signature-requests/add-signature.ts';
import { removeObserver } from '@sigillum/api-contracts/signature-requests/remove-observer.ts';
import { updateSignatureRequest } from '@sigillum/api-contracts/signature-requests/update-signature-request.ts';
import { removeSignature } from '@sigillum/api-contracts/signature-requests/remove-signature.ts';
import type {
  ObserverTold,
  Attachment,
  RequestDocument,
  SignatureRequest,
} from '@sigillum/api-contracts/signature-requests/schemas.ts';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { useApiClient } from '../http/browser-api.ts';
import { callOnce } from '../http/idempotency-key.ts';
import { describeSigner } from './describe-signer.ts';
import { applyChange, type DraftChange, dropGone } from './draft-change.ts';
import { looksAlike, takeOver } from './draft-clash.ts';
import { DraftSaver, type SaveState } from './draft-saver.ts';
import { openDraftSync } from './draft-sync.ts';
import type { ColleagueLists } from './colleagues.ts';
import { type DraftTexts, judgeText } from './draft-texts.ts';
import { useModals } from '../modals/modals.tsx';
import { signatureRequestsInviteMessages as messages } from './invite-messages.ts';
import { nextTurn } from './signing-order.ts';
import type { SignerValues } from './dialogs/add-signer-dialog.tsx';

/** A draft as it is being edited, and what can be done to it. People and documents are changed at once, everything else is saved as one goes. */
export interface DraftEditor {
  request: SignatureRequest;
  texts: DraftTexts;
  saveState: SaveState;
  /** Something typed breaks a rule and cannot be saved as it is. */
  isWrong: boolean;
  /** Something typed is not saved yet, or cannot be. */
  hasUnsaved: boolean;
  change: (change: DraftChange) => void;
  changeText: (name: keyof DraftTexts, value: string) => void;
  addSigner: (values: SignerValues) => Promise<void>;
  removeSigner: (sid: string) => Promise<void>;
  /** Any one of a group signs. */
  addSignerGroup: (groupId: string) => Promise<void>;
  addObserver: (
    observer: ({ email: string } | { type: 'GROUP'; group_id: string }) & { told?: ObserverTold | undefined },
  ) => Promise<void>;
  removeObserver: (id: string) => Promise<void>;
  nameColleagues: (lists: ColleagueLists) => Promise<void>;
  adoptDocument: (document: RequestDocument) => void;
  removeDocument: (id: string) => Promise<void>;
  /** Takes over documents and signatures of the draft as somebody else has just made them. */
  adoptPlaces: (made: Pick<SignatureRequest, 'documents' | 'signatures'>) => void;
  adoptAttachment: (attachment: Attachment) => void;
  dropAttachment: (id: string) => void;
  /** Saves everything now; throws when it cannot. */
  flush: () => Promise<void>;
  /** The same, also over what somebody else has made of it meanwhile. */
  insist: () => Promise<void>;
  /** Whether the draft is as the screen shows it: of a file whose answer was lost, nobody knows whether it is there. If not, the screen shows it now. */
  look: () => Promise<boolean>;
}

export function useDraft(loaded: SignatureRequest): DraftEditor {
  const api = useApiClient();
  const params = { id: loaded.id };
  const [request, setRequest] = useState(loaded);
  const [texts, setTexts] = useState<DraftTexts>({ title: loaded.title, message: loaded.message });
  const { snackbars } = useModals();
  const { formatMessage } = useIntl();
  const [sync] = useState(() => openDraftSync(api, loaded));
  const [saver] = useState(() => new DraftSaver({ save: sync.save }));
  const saveState = useSyncExternalStore(saver.subscribe, saver.getState, saver.getState);
  const isWrong = judgeText('title', texts.title) !== undefined || judgeText('message', texts.message) !== undefined;

  useEffect(() =>
    sync.follow((base, theirs, isSending) => {
      const merged = takeOver(request, base, theirs);
      if (looksAlike(request, merged)) return false;
      setRequest(merged);
      setTexts((before) => ({
        title: before.title === base.title ? theirs.title : before.title,
        message: before.message === base.message ? theirs.message : before.message,
      }));
      snackbars.add({
        message: formatMessage(isSending ? messages.notAsShown : messages.draftChanged),
        durationMs: 6000,
      });
      return true;
    }),
  );
  useEffect(() => saver.rewrite((unsaved) => dropGone(unsaved, request)), [saver, request]);

  /** Takes over what a call of its own has changed. */
  const take = useCallback(
    (update: (before: SignatureRequest) => SignatureRequest) => {
      sync.moveOn();
      setRequest(update);
    },
    [sync],
  );

  const adoptDocument = useCallback(
    (document: RequestDocument) => {
      const adopt = (documents: RequestDocument[]) =>
        documents.some(({ id }) => id === document.id)
          ? documents.map((known) => (known.id === document.id ? document : known))
          : [...documents, document];
      take((before) => ({ ...before, documents: adopt(before.documents) }));
    },
    [take],
  );

  function change(made: DraftChange) {
    setRequest((before) => applyChange(before, made));
    saver.change(made);
  }

  return {
    request,
    texts,
    saveState,
    isWrong,
    hasUnsaved: saveState.status !== 'saved' || isWrong,
    change,
    flush: () => saver.flush(),
    insist: () => saver.insist(),
    look: sync.look,
    changeText(name, value) {
      setTexts((before) => ({ ...before, [name]: value }));
      if (!judgeText(name, value)) change({ [name]: value.trim() });
    },
    async addSigner(values) {
      const body = { ...describeSigner(values), sequence: nextTurn(request.signatures) };
      const signature = await callOnce(api, addSignature, { params, body });
      take((before) => ({ ...before, signatures: [...before.signatures, signature] }));
    },
    async addSignerGroup(groupId) {
      const body = { signer_group_id: groupId, sequence: nextTurn(request.signatures) };
      const signature = await callOnce(api, addSignature, { params, body });
      take((before) => ({ ...before, signatures: [...before.signatures, signature] }));
    },
    async removeSigner(sid) {
      await api.call(removeSignature, { params: { ...params, sid } });
      take((before) => ({
        ...before,
        signatures: before.signatures.filter((signature) => signature.sid !== sid),
      }));
    },
    async nameColleagues(lists) {
      const { read_access, write_access } = await api.call(updateSignatureRequest, { params, body: lists });
      take((before) => ({ ...before, read_access, write_access }));
    },
    async addObserver(body) {
      const observer = await callOnce(api, addObserver, { params, body });
      take((before) => ({ ...before, observers: [...before.observers, observer] }));
    },
    async removeObserver(oid) {
      await api.call(removeObserver, { params: { ...params, oid } });
      take((before) => ({ ...before, observers: before.observers.filter(({ id }) => id !== oid) }));
    },
    adoptDocument,
    adoptPlaces: ({ documents, signatures }) => take((before) => ({ ...before, documents, signatures })),
    adoptAttachment: (attachment) =>
      take((before) => ({ ...before, attachments: [...before.attachments, attachment] })),
    dropAttachment: (id) =>
      take((before) => ({
        ...before,
        attachments: before.attachments.filter(({ attachment_id }) => attachment_id !== id),
      })),
    async removeDocument(docId) {
      await api.call(deleteDocument, { params: { id: docId } });
      take((before) => ({ ...before, documents: before.documents.filter(({ id }) => id !== docId) }));
    },
  };
}
