import { Hono } from 'hono';
import { writeCounter } from './desk-pages.ts';
import { Visitor, type openPeople } from './desk-people.ts';

/** A counter where people are identified without Sigillum, and what the trust service answers when it is asked for them. */
export function serveCounter(people: ReturnType<typeof openPeople>, now: () => Date): Hono {
  const app = new Hono();
  app.get('/counter', (c) => c.html(writeCounter('open')));
  app.post('/counter', async (c) => {
    const { data } = Visitor.safeParse(await c.req.parseBody());
    if (!data) return c.html(writeCounter('refused'), 400);
    people.identify(data, now());
    return c.redirect('/counter/done', 303);
  });
  app.get('/counter/done', (c) => c.html(writeCounter('done')));
  app.get('/api/people/:mobile/:legislation', (c) => {
    const found = people.find(c.req.param('mobile'), c.req.param('legislation'));
    return found ? c.json({ ...found, level: 4, provider: 'Identification desk', is_usable: true }) : c.body(null, 404);
  });
  return app;
}
