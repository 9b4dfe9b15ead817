import { deleteDocument } from './delete-document.ts';
import { downloadDocumentDirectly } from './download-document-directly.ts';
import { downloadDocument } from './download-document.ts';
import { getDocumentDirectly } from './get-document-directly.ts';
import { getDocument } from './get-document.ts';
import { getPageImageDirectly } from './get-page-image-directly.ts';
import { getPageImage } from './get-page-image.ts';
import { getPageTextDirectly } from './get-page-text-directly.ts';
import { getPageText } from './get-page-text.ts';
import { getSignatureReport } from './get-signature-report.ts';

export const documentsEndpoints = {
  deleteDocument,
  downloadDocumentDirectly,
  downloadDocument,
  getDocumentDirectly,
  getDocument,
  getPageImageDirectly,
  getPageImage,
  getPageTextDirectly,
  getPageText,
  getSignatureReport,
};
