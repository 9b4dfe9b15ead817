import process from 'node:process';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';

/** A bare Hono in a process of its own: reads what it is sent as JSON, and answers as many bytes as it is asked for. */
const port = Number(process.argv[2]);
const bare = new Hono().all('/:bytes', async (c) => {
  if (c.req.method === 'POST') await c.req.json();
  return c.body(Buffer.alloc(Number(c.req.param('bytes')), 'a'));
});
serve({ fetch: bare.fetch, hostname: '127.0.0.1', port }, () => process.send?.('ready'));
