/** The setting `retention` of a business (specification, section 3). */
export type AutoDeletionAction =
  | {
      enabled: true;
      days: number;
      /** Days count from the end of the request, else from the upload. */
      terminalState: boolean;
    }
  | { enabled: false };
