/** A file of an office program that can become a PDF. */
export type OfficeKind = 'DOCX' | 'ODT';

/** How many files are converted at a time, and wait for it. */
export const conversionLimits = { atOnce: 1, waiting: 4, timeoutMs: 60_000, maxBytes: 100 * 1024 * 1024 };

/**
 * Why there is no PDF. `failed`: it is the file's doing. `locked`: it needs a password. `overdue`: it takes too long. `busy`: too many
 * wait. `away`: the converter is not there, or not as we know it; the message says more, for the operator.
 */
export class ConversionError extends Error {
  override readonly name = 'ConversionError';
  readonly reason: 'failed' | 'locked' | 'overdue' | 'busy' | 'away';

  constructor(reason: ConversionError['reason'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}

/** Makes PDFs of office files. */
export interface Converter {
  /** Hands on the bytes of the PDF, which nobody has looked at yet. Throws ConversionError, and what `receive` throws. */
  convert(
    filePath: string,
    kind: OfficeKind,
    receive: (bytes: AsyncIterable<Uint8Array>) => Promise<void>,
  ): Promise<void>;
}

/** Lets a few work at a time and a few wait; whoever comes beyond that is refused. */
export function createTurns({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  let busy = 0;
  const queue: (() => void)[] = [];
  return async (): Promise<() => void> => {
    if (busy >= atOnce) {
      if (queue.length >= waiting) throw new ConversionError('busy', 'too many files wait to be converted');
      await new Promise<void>((resolve) => {
        queue.push(resolve);
      });
    } else busy += 1;
    return () => {
      const next = queue.shift();
      if (next) next();
      else busy -= 1;
    };
  };
}
