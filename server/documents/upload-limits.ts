export const maxDocuments = 50;
export const maxAttachments = 20;
/** About 40 MB each (wire shapes, Document); as base64 in JSON they are the 60 MB that an upload may have. */
export const maxAttachmentBytes = 40 * 1024 * 1024;
/** As in the contract. */
export const maxTitleLength = 255;
