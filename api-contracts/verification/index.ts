export { getVerifiedPageImage } from './get-verified-page-image.ts';
export { getVerifiedPageText } from './get-verified-page-text.ts';
export { getVerifiedRevision } from './get-verified-revision.ts';
export { verifyDocument } from './verify-document.ts';
