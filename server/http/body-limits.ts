/** JSON bodies are small; files are streamed. */
export const maxJsonBytes = 1024 * 1024;

/** No body of ours nests deeper. */
export const maxDepth = 32;

/** All files of a request together: 112.5 MB raw, 150 MB as base64 (wire shapes, Document). */
export const maxRequestBytes = 112.5 * 1024 * 1024;
