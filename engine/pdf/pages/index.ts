/** Pages as pdfium sees them. Only for modules that workers run: hostile files kill it. */
export { extractText } from './extract-text.ts';
export { openDocument, readPageSize } from './pdfium-engine.ts';
