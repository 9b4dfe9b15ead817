import type { Settings } from '@sigillum/api-contracts/business/settings.ts';
import { AttachOnSuccess } from '@sigillum/api-contracts/signature-requests/attach-on-success.ts';

const settingOf = { SIGNED_DOCUMENT: 'signedDocument', SIGNATURE_PROTOCOL: 'signatureProtocol' } as const;

const readAttachment = ({ mailService }: Settings, kind: AttachOnSuccess) => mailService.attachments[settingOf[kind]];

/** What the organisation leaves to whoever sends. */
export const listAttachable = (settings: Settings): AttachOnSuccess[] =>
  AttachOnSuccess.options.filter((kind) => readAttachment(settings, kind).customisable);

/** What goes with the last mail: what was wished where there is a choice, else what the organisation has set. */
export const chooseAttached = (settings: Settings, wished: readonly AttachOnSuccess[] | undefined): AttachOnSuccess[] =>
  AttachOnSuccess.options.filter((kind) => {
    const { enabled, customisable } = readAttachment(settings, kind);
    return customisable && wished ? wished.includes(kind) : enabled;
  });
