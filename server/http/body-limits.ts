/** JSON bodies are small; files are streamed. */
export const maxJsonBytes = 1024 * 1024;

/** All files of a request together: 112.5 MB raw, 150 MB as base64 (wire shapes, Document). */
export const maxRequestBytes = 112.5 * 1024 * 1024;
