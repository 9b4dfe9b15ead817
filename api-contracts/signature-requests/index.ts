import { addDocument } from './add-document.ts';
import { addObserver } from './add-observer.ts';
import { addSignature } from './add-signature.ts';
import { createSignatureRequest } from './create-signature-request.ts';
import { declineSignatureRequestDirectly } from './decline-signature-request-directly.ts';
import { declineSignatureRequest } from './decline-signature-request.ts';
import { deleteSignatureRequest } from './delete-signature-request.ts';
import { getLockStatusDirectly } from './get-lock-status-directly.ts';
import { getLockStatus } from './get-lock-status.ts';
import { getSignatureRequestDirectly } from './get-signature-request-directly.ts';
import { getSignatureRequestEventsDirectly } from './get-signature-request-events-directly.ts';
import { getSignatureRequestEvents } from './get-signature-request-events.ts';
import { getSignatureRequestStatus } from './get-signature-request-status.ts';
import { getSignatureRequestZipDirectly } from './get-signature-request-zip-directly.ts';
import { getSignatureRequestZip } from './get-signature-request-zip.ts';
import { getSignatureRequest } from './get-signature-request.ts';
import { initiateSignatureRequest } from './initiate-signature-request.ts';
import { listSignatureRequests } from './list-signature-requests.ts';
import { remindSigners } from './remind-signers.ts';
import { removeDocument } from './remove-document.ts';
import { removeObserver } from './remove-observer.ts';
import { removeSignature } from './remove-signature.ts';
import { updateSignatureRequest } from './update-signature-request.ts';
import { withdrawSignatureRequest } from './withdraw-signature-request.ts';

export const signatureRequestsEndpoints = {
  addDocument,
  addObserver,
  addSignature,
  createSignatureRequest,
  declineSignatureRequestDirectly,
  declineSignatureRequest,
  deleteSignatureRequest,
  getLockStatusDirectly,
  getLockStatus,
  getSignatureRequestDirectly,
  getSignatureRequestEventsDirectly,
  getSignatureRequestEvents,
  getSignatureRequestStatus,
  getSignatureRequestZipDirectly,
  getSignatureRequestZip,
  getSignatureRequest,
  initiateSignatureRequest,
  listSignatureRequests,
  remindSigners,
  removeDocument,
  removeObserver,
  removeSignature,
  updateSignatureRequest,
  withdrawSignatureRequest,
};
