import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import * as z from 'zod';
import { listenLocally, readBody } from '../listen-locally.ts';
import { escapeHtml } from '../../process/escape-html.ts';

const Field = z.strictObject({ objectTypeId: z.literal('0-1'), name: z.string(), value: z.string().min(1) });
/** As its documentation describes a submission; an unknown field is an error. */
const Submission = z.strictObject({
  submittedAt: z.number().optional(),
  fields: z.array(Field).max(1000),
  context: z.strictObject({
    hutk: z.string().min(1).optional(),
    ipAddress: z.string().optional(),
    pageUri: z.url(),
    pageName: z.string(),
  }),
  legalConsentOptions: z.strictObject({
    consent: z.strictObject({
      consentToProcess: z.literal(true),
      text: z.string().min(1),
      communications: z.array(
        z.strictObject({ value: z.boolean(), subscriptionTypeId: z.number().int(), text: z.string().min(1) }),
      ),
    }),
  }),
  skipValidation: z.boolean().optional(),
});
export type HubspotSubmission = z.infer<typeof Submission>;

/** What goes wrong instead of an answer; each is used once. */
export type HubspotFault = 'away' | 'busy' | 'html' | 'lost';

/** The form that it knows. */
export const hubspotForm = {
  portalId: '8675309',
  formId: '3f2b8a44-6c1d-4f0e-9b7a-5d2c1e0f9a8b',
  token: 'the token of the test',
  newsSubscription: 4711,
} as const;
const known = new Set(['email', 'firstname', 'lastname', 'company', 'message']);
const path = `/submissions/v3/integration/secure/submit/${hubspotForm.portalId}/${hubspotForm.formId}`;

async function readJson(request: IncomingMessage): Promise<unknown> {
  const body = await readBody(request);
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** The Submissions API v3 of HubSpot on this machine, for one form. Nothing leaves it, and its page says so and shows what came. */
export async function openHubspot() {
  const state = { faults: [] as HubspotFault[], blocked: ['blocked@example.ch'] };
  const received: HubspotSubmission[] = [];

  function judge(submission: HubspotSubmission): string | undefined {
    const email = submission.fields.find(({ name }) => name === 'email')?.value;
    if (email === undefined) return 'REQUIRED_FIELD';
    if (state.blocked.includes(email)) return 'BLOCKED_EMAIL';
    return submission.fields.every(({ name }) => known.has(name)) ? undefined : 'FIELD_NOT_IN_FORM_DEFINITION';
  }

  function showPage(response: ServerResponse): void {
    const rows = received.map((one) => `<pre>${escapeHtml(JSON.stringify(one, undefined, 2))}</pre>`).join('');
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'",
    });
    response.end(
      `<!doctype html><title>Stand-in</title><p>A stand-in for a forms service. Nothing leaves this machine.</p>${rows}`,
    );
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const say = (status: number, body: object) =>
      void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    const refuse = (status: number, errorType: string) =>
      say(status, {
        status: 'error',
        message: 'The request is not valid',
        errors: [{ message: errorType, errorType }],
      });
    if (request.method === 'GET' && request.url === '/') return showPage(response);
    const body = await readJson(request);
    const fault = state.faults.shift();
    if (fault === 'lost') return void request.socket.destroy();
    if (fault === 'away') return void response.writeHead(503).end();
    if (fault === 'busy') return say(429, { status: 'error', message: 'You have reached your secondly limit.' });
    if (fault === 'html') return void response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html>');
    if (request.method !== 'POST' || request.url !== path) return void response.writeHead(404).end();
    if (request.headers.authorization !== `Bearer ${hubspotForm.token}`) return void response.writeHead(401).end();
    const submission = Submission.safeParse(body);
    if (!submission.success) return refuse(400, 'INVALID_METADATA');
    const word = judge(submission.data);
    if (word) return refuse(400, word);
    received.push(submission.data);
    say(200, { inlineMessage: 'Thanks for submitting the form.' });
  }

  const server = createServer((request, response) => void answer(request, response).catch(() => response.destroy()));
  const { url, close } = await listenLocally(server);
  return {
    url,
    state,
    received,
    settings: { url, ...hubspotForm },
    close,
  };
}
