import { randomBytes } from 'node:crypto';
import { json } from 'node:stream/consumers';
import { buildPdf as joinPdf } from '@sigillum/engine/testing/pdf-builder';

const megabyte = 1024 * 1024;

/** What the API said to an upload. */
export interface UploadAnswer {
  status: number;
  body: { id?: string; key?: string; message?: string };
}

/** Sends a body of any kind to the documents of a draft. */
export async function sendUpload(
  url: string,
  token: string,
  requestId: string,
  contentType: string,
  body: BodyInit,
): Promise<UploadAnswer> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': contentType };
  const response = await fetch(`${url}/v3/signature-requests/${requestId}/documents`, {
    method: 'POST',
    headers,
    body,
  });
  return { status: response.status, body: (await response.json()) as UploadAnswer['body'] };
}

/** Uploads a file as it is. */
export function uploadRaw(url: string, token: string, requestId: string, file: Uint8Array): Promise<UploadAnswer> {
  return sendUpload(url, token, requestId, 'application/pdf', Buffer.from(file));
}

/** Uploads a file in base64 within JSON. */
export function uploadAsJson(url: string, token: string, requestId: string, file: Uint8Array): Promise<UploadAnswer> {
  const content = Buffer.from(file).toString('base64');
  return sendUpload(url, token, requestId, 'application/json', JSON.stringify({ content }));
}

/** The key of a problem that node:http received. */
export async function readKey(response: NodeJS.ReadableStream): Promise<string | undefined> {
  return ((await json(response)) as { key?: string }).key;
}

/** Ten pages of one picture each, together so many megabytes, as a scanner makes them. */
export function buildScan(mb: number): Uint8Array<ArrayBuffer> {
  const side = Math.floor(Math.sqrt((mb * megabyte) / 30));
  const dictionary = `/Type /XObject /Subtype /Image /Width ${side} /Height ${side} /ColorSpace /DeviceRGB /BitsPerComponent 8`;
  const pages = Array.from({ length: 10 }, (_, index) => [
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 3 0 R /Resources << /XObject << /I ${5 + index * 2} 0 R >> >> >>`,
    { dictionary, data: randomBytes(side * side * 3) },
  ]);
  const kids = pages.map((_, index) => `${4 + index * 2} 0 R`).join(' ');
  const content = { dictionary: '', data: '595 0 0 842 0 0 cm /I Do' };
  return new Uint8Array(
    joinPdf([
      '<< /Type /Catalog /Pages 2 0 R >>',
      `<< /Type /Pages /Kids [${kids}] /Count 10 >>`,
      content,
      ...pages.flat(),
    ]),
  );
}
