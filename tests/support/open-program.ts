import { createApiUser } from '@sigillum/api-contracts/business/create-api-user.ts';
import { getOwnBusiness } from '@sigillum/api-contracts/business/get-own-business.ts';
import { updateSettings } from '@sigillum/api-contracts/business/update-settings.ts';
import type { Language, Legislation, Quality } from '@sigillum/api-contracts/schemas.ts';
import { buildPdf } from '@sigillum/engine/testing/pdf-fixtures';
import { inventEmail, type Person } from './people.ts';

interface Asked {
  /** Of the page in the frame. */
  language?: Language;
  quality?: Quality;
  legislation?: Legislation;
}

/** A program of the business, in plain HTTP, that asks one visitor to sign, and makes embed addresses. */
export async function openProgram(url: string, owner: Person) {
  const { id } = await owner.client.call(getOwnBusiness, {});
  const { username, key } = await owner.client.call(createApiUser, {
    params: { id },
    body: { description: 'Portal', environment: 'PRODUCTION' },
  });
  let token: string | undefined;
  const call = async (path: string, body: object | undefined, method = 'POST') => {
    const response = await fetch(`${url}/machine/${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, text, json: text.startsWith('{') ? JSON.parse(text) : undefined };
  };
  token = (await call('v2/access/login', { username, 'api-key': key })).text;
  return {
    call,
    /** Lets these sites show the pages of the business's visitors. */
    allow: (origins: string[]) =>
      owner.client.call(updateSettings, { params: { id }, body: { settings: { embedding: { origins } } } }),
    async ask({ language = 'en', quality = 'SES', legislation = 'ZERTES' }: Asked = {}) {
      const email = inventEmail('visitor');
      const signer = { email_address: email, first_name: 'Luca', last_name: 'Rossi' };
      const { json } = await call('v2/signature-requests', {
        ...{ title: 'Lease of flat 7', quality, legislation, content: Buffer.from(buildPdf()).toString('base64') },
        signatures: [{ signer_identity_data: signer, notify: false }],
      });
      const [{ sid, signing_url }] = json.signatures;
      const path = `v3/signature-requests/${json.id}/signatures/${sid}/embed-address`;
      return {
        ...{ id: String(json.id), email, link: String(signing_url) },
        embed: (origin: string) => call(path, { origin, language }),
      };
    },
  };
}
