import { createServer } from 'node:http';
import { listenApart, readBody } from '../listen-locally.ts';
import { escapeHtml } from '../../process/escape-html.ts';
import { localVatRegister } from '../stripe/local-vat-register.ts';

export interface ChargebeeTwinOptions {
  /** It has an address of this machine to itself under this port where the machine allows it; else any free one. */
  port: number;
  apiKey: string;
}

/** A stand-in for Chargebee's portal on this machine: it opens a session of every customer but one named `unknown`. */
export async function openChargebeeTwin({ port, apiKey }: ChargebeeTwinOptions) {
  const state = { isLimited: false };
  const sessions = new Map<string, { customer: string; back: string }>();
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', url);
    const send = (status: number, body: object) =>
      void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (request.method === 'POST' && pathname === '/api/v2/portal_sessions') {
      if (request.headers.authorization !== `Basic ${btoa(`${apiKey}:`)}`)
        return send(401, { api_error_code: 'api_authentication_failed' });
      if (state.isLimited) return send(429, { api_error_code: 'api_request_limit_exceeded' });
      const values = new URLSearchParams(await readBody(request));
      const customer = values.get('customer[id]') ?? '';
      if (customer === '' || customer === 'unknown') return send(404, { api_error_code: 'resource_not_found' });
      const id = `portal_${sessions.size + 1}`;
      sessions.set(id, { customer, back: values.get('redirect_url') ?? '' });
      const created_at = Math.floor(Date.now() / 1000);
      const session = { id, token: id, access_url: `${url}/portal/${id}`, status: 'created', created_at };
      return send(200, {
        portal_session: { ...session, expires_at: created_at + 3600, customer_id: customer, object: 'portal_session' },
      });
    }
    const session = sessions.get(pathname.replace('/portal/', ''));
    if (!session) return send(404, { api_error_code: 'resource_not_found' });
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    const link = /^https?:/.test(session.back) ? `<a href="${escapeHtml(session.back)}">Back</a>` : '';
    response.end(
      `<!doctype html><html lang="en"><title>Local Chargebee</title><h1>Local Chargebee</h1><p><strong>No money moves here.</strong> ${escapeHtml(session.customer)}</p>${link}</html>`,
    );
  });
  const { url, close } = await listenApart(server, 'chargebee', port);
  return {
    ...{ url, state, vatRegister: localVatRegister },
    close,
  };
}
