import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Hono } from 'hono';
import { describeApi, describeMachineApi } from '@sigillum/api-contracts/openapi.ts';
import { fileURLToPath } from 'node:url';
import type { Config } from '../config.ts';

const assetFolder = path.dirname(fileURLToPath(import.meta.resolve('swagger-ui-dist/package.json')));
const assets = new Map([
  ['swagger-ui.css', 'text/css; charset=utf-8'],
  ['swagger-ui-bundle.js', 'text/javascript; charset=utf-8'],
]);

const writePage = (start: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>API · Sigillum</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/api-docs/swagger-ui.css"></head>
<body><div id="ui"></div><script src="/api-docs/swagger-ui-bundle.js"></script><script src="/api-docs/${start}"></script></body></html>`;
const writeStart = (url: string) => `SwaggerUIBundle({ url: '${url}', dom_id: '#ui', validatorUrl: null });`;

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'";

/** The OpenAPI documents at /openapi.json and /machine/openapi.json, and pages to browse them at /api-docs and /api-docs/machine. */
export function createApiDocs({ publicUrl, machineApiHost }: Pick<Config, 'publicUrl' | 'machineApiHost'>): Hono {
  const docs = new Hono();
  // Written when somebody asks: no start has to wait for it.
  let description: string | undefined;
  docs.get('/openapi.json', (c) => {
    description ??= JSON.stringify(describeApi(publicUrl));
    return c.body(description, 200, { 'content-type': 'application/json' });
  });
  let machine: string | undefined;
  docs.get('/machine/openapi.json', (c) => {
    machine ??= JSON.stringify(describeMachineApi(publicUrl, machineApiHost));
    return c.body(machine, 200, { 'content-type': 'application/json' });
  });
  const policies = { 'content-security-policy': policy };
  docs.get('/api-docs', (c) => c.html(writePage('start.js'), 200, policies));
  docs.get('/api-docs/machine', (c) => c.html(writePage('start-machine.js'), 200, policies));
  const script = { 'content-type': 'text/javascript; charset=utf-8' };
  docs.get('/api-docs/start.js', (c) => c.body(writeStart('/openapi.json'), 200, script));
  docs.get('/api-docs/start-machine.js', (c) => c.body(writeStart('/machine/openapi.json'), 200, script));
  docs.get('/api-docs/:asset', async (c) => {
    const type = assets.get(c.req.param('asset'));
    if (!type) return c.notFound();
    return c.body(await readFile(path.join(assetFolder, c.req.param('asset'))), 200, { 'content-type': type });
  });
  return docs;
}
