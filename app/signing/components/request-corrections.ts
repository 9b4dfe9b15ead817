import type { Observer, RequestDocument, Signature } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import type { Colleague } from '../../signature-requests/colleagues.ts';
import type { UploadPanelProps } from '../../documents/components/upload-panel.tsx';

/** What the viewer may correct in an open request; what is missing may not be done. */
export interface RequestCorrections {
  onAddSigner?: () => void;
  onRemoveSigner?: (signature: Signature) => void;
  onReaddress?: (signature: Signature) => void;
  /** The signer is here, and signs on this device. */
  onHandOver?: (signature: Signature) => void;
  /** For requests of an organisation, which alone has groups. */
  onAddSignerGroup?: () => void;
  onAddObserverGroup?: () => void;
  onAddObserver?: () => void;
  onRemoveObserver?: (observer: Observer) => void;
  onChangeExpiry?: () => void;
  onChangeReminders?: () => void;
  onNameColleague?: () => void;
  onRemoveColleague?: (colleague: Colleague) => void;
  /** Into the inbox of the organisation's team, or out of it. */
  onShareWithTeam?: (isIn: boolean) => void;
  /** Where signatures are placed on the pages. */
  placesHref?: string;
  onRemoveDocument?: (document: RequestDocument) => void;
  uploading?: Omit<UploadPanelProps, 'renderReport'>;
}
