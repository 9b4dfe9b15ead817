declare module 'html-to-text' {
  interface Selector {
    selector: string;
    format?: string;
    options?: Record<string, unknown>;
  }

  /** Compiles the rules once; what it answers makes text of HTML. */
  export function compile(options: {
    wordwrap: number | false;
    selectors: readonly Selector[];
  }): (html: string) => string;
}
