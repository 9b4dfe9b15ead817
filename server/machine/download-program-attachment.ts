import { downloadProgramAttachment as contract } from '@sigillum/api-contracts/machine/download-program-attachment.ts';
import { sendAttachment } from '../documents/send-attachment.ts';
import { implement } from '../http/implement.ts';

export const downloadProgramAttachment = implement(contract, ({ params }, context) => sendAttachment(context, params));
