import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, RequestListener } from 'node:http';
import * as z from 'zod';
import { escapeHtml } from '../../process/escape-html.ts';
import type { openMobileIdDesk, PhoneQuestion } from './mobile-id-desk.ts';
import { answers, changes, type Phone, type PhoneAnswer, type PhoneChange, type Phones } from './mobile-id-phones.ts';

interface PhoneOptions {
  desk: ReturnType<typeof openMobileIdDesk>;
  phones: Phones;
  /** Stands in the address of a phone: nobody else can make one up. */
  print: (msisdn: string) => string;
}

const Posted = z.union([
  z.object({ answer: z.enum(answers), transaction: z.string() }),
  z.object({ change: z.enum(changes) }),
]);

const answerWords: Readonly<Record<PhoneAnswer, string>> = {
  confirm: 'Confirm',
  decline: 'Decline',
  late: 'Let the time run out',
  wrong_pin: 'Type a wrong PIN until it is blocked',
};
const changeWords: Readonly<Record<PhoneChange, string>> = {
  use_sim: 'Use Mobile ID of the SIM card',
  use_app: 'Use the Mobile ID app',
  activate_anew: 'Activate Mobile ID anew, without the recovery code',
  restore: 'Restore the first Mobile ID with the recovery code',
  unblock: 'Unblock the PIN',
  switch_off: 'Have no Mobile ID any more',
};
const methodWords = { sim: 'the SIM card', app: 'the app', none: 'nothing: it has no Mobile ID' } as const;

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
};
const style =
  ':root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:32rem;margin:2rem auto;padding:0 1.25rem}form{display:grid;gap:.75rem;margin:1rem 0 2rem}button{box-sizing:border-box;width:100%;min-height:44px;font:inherit}blockquote{margin:1rem 0;padding:.75rem 1rem;border:1px solid;border-radius:8px;overflow-wrap:anywhere}';

const hidden = (name: string, value: string) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`;
const ask = ({ transaction, text }: PhoneQuestion): string =>
  `<blockquote>${escapeHtml(text)}</blockquote><form method="post">${hidden('transaction', transaction)}${answers
    .map((one) => `<button name="answer" value="${one}">${escapeHtml(answerWords[one])}</button>`)
    .join('')}</form>`;

/** A phone that stands in for the person's own. */
const writePhone = ({ msisdn, method, isBlocked }: Phone, open: readonly PhoneQuestion[]): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><link rel="icon" href="data:,"><meta name="viewport" content="width=device-width,initial-scale=1">${open.length === 0 ? '<meta http-equiv="refresh" content="2">' : ''}<title>A phone · Local Mobile ID</title><style>${style}</style></head>
<body><main>
<p><strong>This is not a real Mobile ID.</strong> This page stands in for the phone +${escapeHtml(msisdn)} on a test system.</p>
<h1>Mobile ID</h1>
${open.length === 0 ? '<p role="status">Nothing is asked. This page looks again by itself.</p>' : open.map(ask).join('')}
<h2>This phone</h2>
<p>It answers with ${methodWords[method]}.${isBlocked ? ' Its PIN is blocked.' : ''}</p>
<form method="post">${changes.map((one) => `<button name="change" value="${one}">${escapeHtml(changeWords[one])}</button>`).join('')}</form>
</main></body></html>`;

/** The pages of all phones, each under an address that the twin alone can write. */
export const servePhone =
  ({ desk, phones, print }: PhoneOptions): RequestListener =>
  (request, response) => {
    const url = new URL(request.url ?? '/', 'http://phone');
    const msisdn = url.searchParams.get('msisdn') ?? '';
    const [expected, given] = [Buffer.from(print(msisdn)), Buffer.from(url.searchParams.get('print') ?? '')];
    if (url.pathname !== '/phone' || expected.length !== given.length || !timingSafeEqual(expected, given))
      return void response.writeHead(404).end();
    if (request.method !== 'POST') {
      response.writeHead(200, headers);
      return void response.end(writePhone(phones.find(msisdn), desk.listOpen(msisdn)));
    }
    readForm(request).then(
      (form) => {
        const { data } = Posted.safeParse(form);
        if (data && 'change' in data) phones.change(msisdn, data.change);
        const isOwn = data && 'answer' in data && desk.questions.get(data.transaction)?.msisdn === msisdn;
        if (isOwn) desk.answerOnPhone(data.transaction, data.answer);
        response.writeHead(303, { location: url.pathname + url.search }).end();
      },
      () => response.destroy(),
    );
  };

async function readForm(request: IncomingMessage): Promise<Record<string, string>> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Object.fromEntries(new URLSearchParams(Buffer.concat(parts).toString()));
}
