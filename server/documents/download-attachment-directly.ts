import { downloadAttachmentDirectly as contract } from '@sigillum/api-contracts/documents/download-attachment-directly.ts';
import { implement } from '../http/implement.ts';
import { sendAttachment } from './send-attachment.ts';

export const downloadAttachmentDirectly = implement(contract, ({ params }, context) => sendAttachment(context, params));
