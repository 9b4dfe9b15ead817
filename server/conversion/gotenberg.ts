import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { ExternalError, sendExternally, type ExternalRequest } from '@sigillum/engine/trust/external';
import { ConversionError, conversionLimits, createTurns, type Converter, type OfficeKind } from './converter.ts';
import type { ConversionSettings } from './conversion-settings.ts';

const names: Record<OfficeKind, string> = { DOCX: 'document.docx', ODT: 'document.odt' };

/** It has a queue of its own, and our file and the form around it are in memory while it works. */
const atOnce = 2;

/** A form with one file (RFC 7578). */
function writeForm(name: string, bytes: Uint8Array): Pick<ExternalRequest, 'headers' | 'body'> {
  const boundary = `sigillum-${randomUUID()}`;
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="files"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`;
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  };
}

/** A service of the operator's that speaks Gotenberg's API (POST /forms/libreoffice/convert). It never hears the file's name. */
export function makeGotenberg(
  { url, credentials }: Extract<ConversionSettings, { by: 'gotenberg' }>,
  { timeoutMs, maxBytes, waiting } = conversionLimits,
): Converter {
  const takeTurn = createTurns({ atOnce, waiting });
  const authorization =
    credentials && `Basic ${Buffer.from(`${credentials.user}:${credentials.password}`).toString('base64')}`;
  return {
    async convert(filePath, kind, receive) {
      const end = await takeTurn();
      try {
        const { headers, body } = writeForm(names[kind], await readFile(filePath));
        const answer = await sendExternally({
          url: `${url}/forms/libreoffice/convert`,
          method: 'POST',
          headers: { ...headers, ...(authorization && { authorization }) },
          ...{ body: body!, timeoutMs, maxBytes, receive },
        });
        if (answer.status !== 200) throw explainRefusal(answer.status, Buffer.from(answer.body).toString());
      } catch (cause) {
        throw cause instanceof ExternalError ? explainFault(cause) : cause;
      } finally {
        end();
      }
    },
  };
}

function explainFault(cause: ExternalError): ConversionError {
  if (cause.fault === 'timeout') return new ConversionError('overdue', 'Gotenberg takes too long', { cause });
  if (cause.fault === 'too_large') return new ConversionError('failed', 'the PDF is too long', { cause });
  return new ConversionError('away', `Gotenberg: ${cause.message}`, { cause });
}

/** Errors are a status and a sentence in plain text, which is theirs and may hold anything: only looked at. */
function explainRefusal(status: number, text: string): ConversionError {
  if (status === 429) return new ConversionError('busy', 'the queue of Gotenberg is full');
  if (status === 503 || status === 504) return new ConversionError('overdue', 'Gotenberg gave up');
  const isTheFiles = status === 400 || status === 413 || status === 422;
  // Until 8.34 whatever failed was told as a password that “may be required”.
  if (isTheFiles && /password-protected/i.test(text)) return new ConversionError('locked', 'the file needs a password');
  if (isTheFiles) return new ConversionError('failed', `Gotenberg refuses the file (${status})`);
  return new ConversionError('away', `Gotenberg answers with ${status}`);
}
