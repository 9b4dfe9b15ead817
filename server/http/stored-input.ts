/** A document of a body whose files were streamed into the file store while it arrived. */
export interface StoredInput {
  title?: string | undefined;
  /** The file in the store. */
  sha256: string;
}

/** What is left of a body on the wire once its files are stored: `documents[].content` has become the name of each. */
export type StoredBody<Body> = Body extends { documents?: unknown }
  ? Omit<Body, 'documents'> & { documents?: StoredInput[] | undefined }
  : Body;

/** Reads a JSON body with files; `check`, which may take its time, validates it as it is on the wire. Whoever gets the body settles the uploads. */
export type ReadLargeBody = (
  request: Request,
  check: (value: unknown) => unknown,
  files: {
    /** Base64 as programs write it, and files where we take none are read away. */
    isLoose?: boolean | undefined;
    /** They are to be PDFs. */
    isPdf: boolean;
  },
) => Promise<unknown>;
