import { ApiProblem, readRefusal } from '@sigillum/api-contracts/client.ts';
import type * as z from 'zod';
import { awaitRefusalTexts } from '../i18n/texts.ts';
import { describeOwner } from './page-owner.ts';

export interface SendFileOptions<Answer extends z.ZodType> {
  contentType: string;
  /** What the API answers. */
  answer: Answer;
  /** Makes a repeated try harmless. */
  idempotencyKey?: string;
  signal: AbortSignal;
  /** Bytes of the file that have left so far. */
  onProgress: (sent: number) => void;
}

/** What a file is called, in a header (RFC 8187: what encodeURIComponent leaves and `ext-value` does not allow). */
export const writeDisposition = (name: string): string => `attachment; filename*=UTF-8''${encodeName(name)}`;
const encodeName = (name: string) =>
  encodeURIComponent(name.toWellFormed()).replaceAll(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );

function readBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function readAnswer<Answer extends z.ZodType>(
  { status, statusText, responseText }: XMLHttpRequest,
  path: string,
  schema: Answer,
): z.output<Answer> {
  const body = readBody(responseText);
  if (status === 200 || status === 201) return schema.parse(body);
  throw readRefusal(body, { method: 'POST', path, status, message: statusText });
}

/**
 * Sends one file as it is. XMLHttpRequest, because `fetch` tells nothing about the progress of a body. Throws `ApiProblem` for a
 * refusal, TypeError for a broken line, AbortError when it was called off.
 */
export function sendFile<Answer extends z.ZodType>(
  address: string,
  file: File,
  { contentType, answer, idempotencyKey, signal, onProgress }: SendFileOptions<Answer>,
): Promise<z.output<Answer>> {
  const { promise, resolve, reject } = Promise.withResolvers<z.output<Answer>>();
  const request = new XMLHttpRequest();
  request.open('POST', address);
  request.setRequestHeader('content-type', contentType);
  request.setRequestHeader('content-disposition', writeDisposition(file.name));
  for (const [header, value] of Object.entries(describeOwner())) request.setRequestHeader(header, value);
  if (idempotencyKey !== undefined) request.setRequestHeader('idempotency-key', idempotencyKey);
  request.upload.addEventListener('progress', ({ loaded }) => onProgress(loaded));
  request.addEventListener('load', () => {
    try {
      resolve(readAnswer(request, address, answer));
    } catch (error) {
      const failure =
        error instanceof ApiProblem ? error : new TypeError('The answer could not be read', { cause: error });
      void awaitRefusalTexts().then(() => reject(failure));
    }
  });
  request.addEventListener('error', () => reject(new TypeError('The connection broke')));
  request.addEventListener('abort', () => reject(new DOMException('Called off', 'AbortError')));
  signal.addEventListener('abort', () => request.abort(), { once: true });
  request.send(file);
  return promise;
}
