/** All documents of a request together: 112.5 MB raw, 150 MB as base64 (wire shapes, Document). */
export const maxRequestBytes = 112.5 * 1024 * 1024;
export const maxDocuments = 50;
/** As in the contract. */
export const maxTitleLength = 255;
