import { downloadAttachment as contract } from '@sigillum/api-contracts/documents/download-attachment.ts';
import { implement } from '../http/implement.ts';
import { sendAttachment } from './send-attachment.ts';

export const downloadAttachment = implement(contract, ({ params }, context) => sendAttachment(context, params));
