import { getVerifiedPageImage } from './get-verified-page-image.ts';
import { getVerifiedRevision } from './get-verified-revision.ts';
import { verifyDocument } from './verify-document.ts';

export const verificationHandlers = [getVerifiedPageImage, getVerifiedRevision, verifyDocument];
