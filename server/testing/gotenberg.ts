import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { listenLocally } from './listen-locally.ts';
import { buildSamplePdf } from './sample-pdf.ts';

/** What goes wrong instead of a PDF; each is used once. */
export type GotenbergFault =
  | 'full'
  | 'gave up'
  | 'locked'
  | 'uncertain'
  | 'refused'
  | 'broken'
  | 'no pdf'
  | 'cut'
  | 'silent'
  | 'lost';

export interface ReceivedFile {
  name: string;
  bytes: Buffer;
}

const refusals: Partial<Record<GotenbergFault, [status: number, text: string]>> = {
  full: [429, 'Too Many Requests'],
  'gave up': [503, 'Service Unavailable'],
  locked: [
    400,
    "The document 'document.docx' is password-protected. Provide its password in the 'password' form field.",
  ],
  // As until 8.34, where a password is one of several guesses.
  uncertain: [
    400,
    'LibreOffice failed to process a document: a password may be required. The exact cause is uncertain.',
  ],
  refused: [400, "LibreOffice could not read the document 'document.docx'. Ensure the file is not corrupted."],
  // Since 8.35, where neither the form nor the file explains it: the call may be made again.
  broken: [500, "LibreOffice failed to convert the document 'document.docx'. The request is valid and may be retried."],
};

/** Gotenberg's POST /forms/libreoffice/convert on this machine: strict about the form, and its PDF says which file it was made of. */
export async function openGotenberg(credentials?: { user: string; password: string }) {
  const state = { faults: [] as GotenbergFault[], holdMs: 0 };
  const received: ReceivedFile[] = [];

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const refuse = (status: number, text: string) =>
      response.writeHead(status, { 'content-type': 'text/plain; charset=UTF-8' }).end(text);
    if (request.method !== 'POST' || request.url !== '/forms/libreoffice/convert') return void refuse(404, 'Not Found');
    const expected = credentials && `Basic ${btoa(`${credentials.user}:${credentials.password}`)}`;
    if (request.headers.authorization !== expected) return void refuse(401, 'Unauthorized');
    const type = request.headers['content-type'] ?? '';
    if (!type.startsWith('multipart/form-data')) return void refuse(415, 'Unsupported Media Type');
    const form = await new Response(new Uint8Array(await buffer(request)), {
      headers: { 'content-type': type },
    }).formData();
    const fields = [...form.entries()];
    const file = fields[0]?.[1];
    if (fields.length !== 1 || fields[0]![0] !== 'files' || !(file instanceof File))
      return void refuse(400, 'Invalid form data: no form file found');
    if (!/\.(docx|odt)$/.test(file.name)) return void refuse(400, 'Invalid form data: extension');
    received.push({ name: file.name, bytes: Buffer.from(await file.arrayBuffer()) });
    const fault = state.faults.shift();
    if (fault === 'silent') return;
    if (fault === 'lost') return void request.socket.destroy();
    const refusal = fault && refusals[fault];
    if (refusal) return void refuse(...refusal);
    if (state.holdMs) await new Promise((resolve) => setTimeout(resolve, state.holdMs));
    const pdf =
      fault === 'no pdf' ? Buffer.from('<html>a page of somebody in between</html>') : buildSamplePdf('Converted');
    response.writeHead(200, { 'content-type': 'application/pdf', 'content-length': pdf.length });
    if (fault !== 'cut') return void response.end(pdf);
    response.write(pdf.subarray(0, 100), () => request.socket.destroy());
  }
  const place = await listenLocally(
    createServer((request, response) => void answer(request, response).catch(() => response.destroy())),
  );
  return { ...place, state, received };
}
