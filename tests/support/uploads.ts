import { json } from 'node:stream/consumers';

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
