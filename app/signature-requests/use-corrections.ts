import { addObserver } from '@sigillum/api-contracts/signature-requests/add-observer.ts';
import { addSignature } from '@sigillum/api-contracts/signature-requests/add-signature.ts';
import { getSignatureRequest } from '@sigillum/api-contracts/signature-requests/get-signature-request.ts';
import { removeObserver } from '@sigillum/api-contracts/signature-requests/remove-observer.ts';
import { removeSignature } from '@sigillum/api-contracts/signature-requests/remove-signature.ts';
import type { Observer, Signature, SignatureRequest } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import { updateSignatureRequest } from '@sigillum/api-contracts/signature-requests/update-signature-request.ts';
import type { Language } from '@sigillum/api-contracts/schemas.ts';
import { useIntl } from 'react-intl';
import { describeFailure } from '../forms/describe-failure.ts';
import { useTexts } from '../forms/use-problem-text.ts';
import { useApiClient } from '../http/browser-api.ts';
import { makeIdempotencyKey } from '../http/idempotency-key.ts';
import type { MessageText } from '../i18n/define-messages.ts';
import { endOfDay, readDay } from '../i18n/end-of-day.ts';
import { toLanguage } from '../i18n/locales.ts';
import { useModals } from '../modals/modals.tsx';
import { useDocument } from '../providers.tsx';
import { describeRemovable } from './describe-removable.ts';
import { describeSigner } from './describe-signer.ts';
import {
  addObserverDialog,
  addSignerDialog,
  changeExpiryDialog,
  removeObserverDialog,
  removeSignerDialog,
} from './dialogs.ts';
import { signatureRequestsSignerMessages as messages } from './signer-messages.ts';
import { nextTurn } from './signing-order.ts';
import { nameObserver } from './name-observer.ts';
import { useSuggestions } from './use-suggestions.ts';

/** What can be corrected in a request that was sent; dialogs ask first. */
export interface Corrections {
  onAddSigner: (request: SignatureRequest) => void;
  /** One of the signers, or the one that was chosen already. */
  onRemoveSigner: (request: SignatureRequest, chosen?: Signature) => void;
  onAddObserver: (request: SignatureRequest) => void;
  onRemoveObserver: (request: SignatureRequest, observer: Observer) => void;
  onChangeExpiry: (request: SignatureRequest) => void;
}

/** Carries out corrections of an open request; `onDone` then shows the new state. */
export function useCorrections(onDone: () => unknown): Corrections {
  const api = useApiClient();
  const { formatMessage } = useIntl();
  const { dialogs, snackbars } = useModals();
  const { locale, zone } = useDocument();
  const suggest = useSuggestions();
  const language: Language = toLanguage(locale);

  function finish(message: MessageText) {
    snackbars.add({ message: formatMessage(message), tone: 'success' });
    onDone();
  }

  return {
    onAddSigner({ id, quality, signatures }) {
      const idempotencyKey = makeIdempotencyKey();
      dialogs.open(addSignerDialog, { language, isMobileNeeded: quality === 'AES', suggest }, async (values) => {
        const body = { ...describeSigner(values), sequence: nextTurn(signatures) };
        await api.call(addSignature, { params: { id }, body }, { idempotencyKey });
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
    onAddObserver({ id }) {
      const idempotencyKey = makeIdempotencyKey();
      dialogs.open(addObserverDialog, { suggest }, async ({ email }) => {
        await api.call(addObserver, { params: { id }, body: { email } }, { idempotencyKey });
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
      dialogs.open(changeExpiryDialog, { day, today: readDay(new Date(), zone), isSent: true }, async (chosen) => {
        const moved = chosen.day === null ? null : endOfDay(chosen.day, zone);
        await api.call(updateSignatureRequest, { params: { id }, body: { expiration_date: moved, updated_at } });
        finish(messages.expiryMoved);
      });
    },
  };
}

/** The same from a list, whose rows do not hold all that is asked about: the request is read first. */
export function useListedCorrections(
  onDone: () => unknown,
): Record<'onAddSigner' | 'onRemoveSigner' | 'onAddObserver', (request: { id: string }) => void> {
  const api = useApiClient();
  const format = useTexts();
  const { snackbars } = useModals();
  const corrections = useCorrections(onDone);
  const afterReading = (correct: (request: SignatureRequest) => void) => (listed: { id: string }) =>
    void api
      .call(getSignatureRequest, { params: { id: listed.id } })
      .then(correct, (error: unknown) =>
        snackbars.add({ message: format(describeFailure(error)), tone: 'danger', durationMs: 6000 }),
      );
  return {
    onAddSigner: afterReading(corrections.onAddSigner),
    onRemoveSigner: afterReading((request) => corrections.onRemoveSigner(request)),
    onAddObserver: afterReading(corrections.onAddObserver),
  };
}
