/** Stands for the key where none is shown. */
export const keyPlaceholder = 'YOUR_KEY';

/** The file that a quick start sends. */
export const quickStartFile = 'lease.pdf';

export interface QuickStart {
  publicUrl: string;
  username: string;
  /** The key, or what stands in its place. */
  apiKey: string;
  /** Who is asked to sign. */
  email: string;
}

const quoteForShell = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/**
 * The first calls of a program, by the language's name: the log-in, and a file that is sent to be signed. They run exactly as they are shown
 * (tests/e2e/business/api-users.spec.ts). Names and keys hold no character that a shell or a string would read otherwise.
 */
export const quickStarts = {
  curl: ({ publicUrl, username, apiKey, email }) =>
    `TOKEN=$(curl --silent --show-error --fail-with-body ${publicUrl}/machine/v2/access/login \\
  --header 'Content-Type: application/json' \\
  --data '{"username": "${username}", "api-key": "${apiKey}"}') &&
printf '{"title": "Lease", "quality": "SES", "content": "%s", "signatures": [{"account_email": "%s"}]}' \\
  "$(base64 < ${quickStartFile} | tr -d '\\n')" ${quoteForShell(email)} |
curl --silent --show-error --fail-with-body ${publicUrl}/machine/v2/signature-requests \\
  --header "Authorization: Bearer $TOKEN" \\
  --header 'Content-Type: application/json' \\
  --data-binary @-`,

  TypeScript: ({ publicUrl, username, apiKey, email }) =>
    `// send.mts, for Node 24: node send.mts
import { readFile } from 'node:fs/promises';

async function post(path: string, body: object, headers?: Record<string, string>): Promise<string> {
  const answer = await fetch('${publicUrl}/machine/v2/' + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.text();
}

const token = await post('access/login', { username: '${username}', 'api-key': '${apiKey}' });
const request = {
  title: 'Lease',
  quality: 'SES',
  content: await readFile('${quickStartFile}', 'base64'),
  signatures: [{ account_email: ${JSON.stringify(email)} }],
};
console.log(await post('signature-requests', request, { Authorization: 'Bearer ' + token }));`,

  Python: ({ publicUrl, username, apiKey, email }) =>
    `# send.py, for Python 3: python3 send.py
import base64, json, urllib.request

def post(path, body, headers={}):
    headers = {"Content-Type": "application/json", **headers}
    call = urllib.request.Request("${publicUrl}/machine/v2/" + path, json.dumps(body).encode(), headers)
    return urllib.request.urlopen(call).read().decode()

token = post("access/login", {"username": "${username}", "api-key": "${apiKey}"})
request = {
    "title": "Lease",
    "quality": "SES",
    "content": base64.b64encode(open("${quickStartFile}", "rb").read()).decode(),
    "signatures": [{"account_email": ${JSON.stringify(email)}}],
}
print(post("signature-requests", request, {"Authorization": "Bearer " + token}))`,
} as const satisfies Record<string, (start: QuickStart) => string>;
