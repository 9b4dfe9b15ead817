import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { listenLocally } from '../listen-locally.ts';

/** What happens to a feed instead of what it should be; each is used once. */
export type StatuspageFault = 'html' | 'half' | 'huge' | 'loop' | 'missing' | 'silent';

interface StatuspageEvent {
  id: string;
  status: string;
  impact: string;
  shortlink: string;
  resolved_at: string | null;
  scheduled_until?: string;
}

/** What a test turns. */
export interface StatuspageState {
  incidents: StatuspageEvent[];
  maintenances: StatuspageEvent[];
  components: { id: string; name: string; status: string }[];
  faults: StatuspageFault[];
}

/** The public feed of an Atlassian Statuspage on this machine: summary and components, with ETags, and what may go wrong with them. */
export async function openStatuspage() {
  const state: StatuspageState = { incidents: [], maintenances: [], components: [], faults: [] };
  /** `path status` of all answers, in their order. */
  const received: string[] = [];
  const silent = new Set<ServerResponse>();
  const page = { id: 'p4g3', name: 'Sigillum', url: '', time_zone: 'Etc/UTC', updated_at: '2026-11-23T08:00:00.000Z' };

  function describe(path: string): object | undefined {
    if (path === '/api/v2/components.json') return { page, components: state.components };
    if (path !== '/api/v2/summary.json') return undefined;
    return {
      page,
      status: { indicator: state.incidents.length ? 'minor' : 'none', description: '' },
      components: state.components,
      incidents: state.incidents,
      scheduled_maintenances: state.maintenances,
    };
  }

  function fail(fault: StatuspageFault, path: string, response: ServerResponse): void {
    if (fault === 'silent') return void silent.add(response);
    if (fault === 'missing') return void response.writeHead(404).end('{}');
    if (fault === 'loop') return void response.writeHead(302, { location: path }).end();
    response.writeHead(200, { 'content-type': fault === 'html' ? 'text/html' : 'application/json' });
    if (fault === 'html') return void response.end('<!doctype html><title>Sign in</title>');
    if (fault === 'half') return void response.end(JSON.stringify(describe(path)).slice(0, -20));
    const part = Buffer.alloc(1024 * 1024, ' ');
    let parts = 200;
    const pour = () => {
      while (parts > 0) {
        parts -= 1;
        if (!response.write(part)) return void response.once('drain', pour);
      }
      response.end('{}');
    };
    pour();
  }

  function answer(request: IncomingMessage, response: ServerResponse): void {
    const path = request.url ?? '';
    const fault = state.faults.shift();
    response.once('close', () => received.push(`${path} ${response.headersSent ? response.statusCode : 'none'}`));
    if (fault) return fail(fault, path, response);
    const feed = describe(path);
    if (request.method !== 'GET' || !feed) return void response.writeHead(404).end();
    const body = JSON.stringify(feed);
    const etag = `W/"${createHash('sha256').update(body).digest('hex').slice(0, 16)}"`;
    if (request.headers['if-none-match'] === etag) return void response.writeHead(304, { etag }).end();
    response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', etag }).end(body);
  }

  const { url, close } = await listenLocally(createServer(answer));
  page.url = url;
  return {
    url,
    state,
    received,
    close,
  };
}
