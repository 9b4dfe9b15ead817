export const maxDocuments = 50;
/** As in the contract. */
export const maxTitleLength = 255;
