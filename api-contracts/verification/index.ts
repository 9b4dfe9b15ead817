import { getVerifiedPageImage } from './get-verified-page-image.ts';
import { getVerifiedPageText } from './get-verified-page-text.ts';
import { getVerifiedRevision } from './get-verified-revision.ts';
import { verifyDocument } from './verify-document.ts';

export const verificationEndpoints = { getVerifiedPageImage, getVerifiedPageText, getVerifiedRevision, verifyDocument };
