import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { createRequestHandler } from 'react-router';
import * as build from 'virtual:react-router/server-build';

/** The floor of our pages: the framework alone, over the same server of HTTP. */
const render = createRequestHandler(build, 'production');
const app = new Hono().all('*', (c) => render(c.req.raw));
serve({ fetch: app.fetch, hostname: '127.0.0.1', port: Number(process.env['PORT']) });
