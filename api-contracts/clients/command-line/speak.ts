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

/** Nobody has answered, or only what stands before the server. */
export class Away extends Error {
  override readonly name = 'Away';

  constructor(url: string, status?: number) {
    super(`${url} does not answer${status === undefined ? '' : ` (${status})`}.`);
  }
}

export interface Program {
  /** A call under /machine; the answer is JSON. A call that was cut off is made again, under the same idempotency key. */
  ask(method: 'GET' | 'POST', path: string, body?: object): Promise<Record<string, unknown>>;
  download(path: string): Promise<Uint8Array>;
}

const mostTries = 6;

/** What passes by itself: too much was asked at once, or the server is being replaced. */
const isPassing = (status: number) => [429, 502, 503, 504].includes(status);

/** Seconds that the answer asks to wait, else twice as long each time. */
const readPause = (response: Response | undefined, tries: number) =>
  Number(response?.headers.get('retry-after')) || 2 ** tries;

interface Problem {
  message?: string;
  violations?: { field: string; message: string }[];
}

/** What was refused, and of which values. */
async function readSentence(response: Response): Promise<string> {
  const text = await response.text();
  try {
    const { message = text, violations = [] } = JSON.parse(text) as Problem;
    return [message, ...violations.map((one) => `  ${one.field}: ${one.message}`)].join('\n');
  } catch {
    return text.slice(0, 200) || response.statusText;
  }
}

/** Speaks to the machine API in plain HTTP: logs in when it must, waits when it is asked to, and tries again what got no answer. */
export function openProgram({ url, username, key }: Access, wait: (seconds: number) => Promise<void>): Program {
  let token: string | undefined;

  /** Logs in where it must; what refuses is answered. */
  async function logIn(): Promise<Response | undefined> {
    if (token !== undefined) return undefined;
    const response = await fetch(`${url}/machine/v3/access/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username, 'api-key': key }),
    });
    if (!response.ok) return response;
    token = await response.text();
    return undefined;
  }

  async function call<Read>(
    method: string,
    path: string,
    read: (response: Response) => Promise<Read>,
    body?: object,
  ): Promise<Read> {
    const idempotencyKey = randomUUID();
    let hasLoggedIn = false;
    for (let tries = 1; ; tries++) {
      let response: Response | undefined;
      try {
        const refused = await logIn();
        response =
          refused ??
          (await fetch(`${url}/machine/${path}`, {
            method,
            headers: {
              authorization: `Bearer ${token}`,
              accept: path.endsWith('/content') ? 'application/pdf' : 'application/json',
              ...(body && { 'content-type': 'application/json', 'idempotency-key': idempotencyKey }),
            },
            ...(body && { body: JSON.stringify(body) }),
          }));
        if (response.ok) return await read(response);
        if (response.status === 401 && !refused && !hasLoggedIn) {
          [hasLoggedIn, token] = [true, undefined];
          continue;
        }
      } catch (error) {
        // So fetch tells of a line that broke, also while the answer was read.
        if (!(error instanceof TypeError)) throw error;
        response = undefined;
      }
      if (response && !isPassing(response.status)) throw new Refused(response.status, await readSentence(response));
      if (tries === mostTries) throw new Away(url, response?.status);
      await wait(readPause(response, tries));
    }
  }

  return {
    ask: (method, path, body) =>
      call(method, path, (response) => response.json() as Promise<Record<string, unknown>>, body),
    download: (path) => call('GET', path, async (response) => new Uint8Array(await response.arrayBuffer())),
  };
}
