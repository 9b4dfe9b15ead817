import { randomUUID } from 'node:crypto';

/** Where to knock, and as whom. */
export interface Access {
  url: string;
  username: string;
  key: string;
}

/** What the machine API has refused, in its own sentence. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

export interface Program {
  /** A call under /machine; the answer is JSON. A call that was cut off is made again, under the same idempotency key. */
  ask(method: 'GET' | 'POST', path: string, body?: object): Promise<Record<string, unknown>>;
  download(path: string): Promise<Uint8Array>;
}

const mostTries = 6;

/** Seconds that the answer asks to wait, else twice as long each time. */
const readPause = (response: Response | undefined, tries: number) =>
  Number(response?.headers.get('retry-after')) || 2 ** tries;

async function readSentence(response: Response): Promise<string> {
  const text = await response.text();
  try {
    return (JSON.parse(text) as { message?: string }).message ?? text;
  } catch {
    return text.slice(0, 200) || response.statusText;
  }
}

/** Speaks to the machine API in plain HTTP: logs in when it must, waits when it is asked to, and tries again what got no answer. */
export function openProgram({ url, username, key }: Access, wait: (seconds: number) => Promise<void>): Program {
  let token: string | undefined;

  async function logIn(): Promise<string> {
    const response = await fetch(`${url}/machine/v3/access/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username, 'api-key': key }),
    });
    if (!response.ok) throw new Refused(response.status, await readSentence(response));
    return response.text();
  }

  async function call(method: string, path: string, body?: object): Promise<Response> {
    const idempotencyKey = randomUUID();
    let hasLoggedIn = false;
    for (let tries = 1; ; tries++) {
      let response: Response | undefined;
      try {
        token ??= await logIn();
        response = await fetch(`${url}/machine/${path}`, {
          method,
          headers: {
            authorization: `Bearer ${token}`,
            accept: path.endsWith('/content') ? 'application/pdf' : 'application/json',
            ...(body && { 'content-type': 'application/json', 'idempotency-key': idempotencyKey }),
          },
          ...(body && { body: JSON.stringify(body) }),
        });
      } catch (error) {
        if (error instanceof Refused || tries === mostTries) throw error;
      }
      if (response?.ok) return response;
      if (response?.status === 401 && !hasLoggedIn) {
        [hasLoggedIn, token] = [true, undefined];
        continue;
      }
      const isPassing = !response || response.status === 429 || response.status === 503;
      if (response && (!isPassing || tries === mostTries))
        throw new Refused(response.status, await readSentence(response));
      await wait(readPause(response, tries));
    }
  }

  return {
    ask: async (method, path, body) => (await (await call(method, path, body)).json()) as Record<string, unknown>,
    download: async (path) => new Uint8Array(await (await call('GET', path)).arrayBuffer()),
  };
}
