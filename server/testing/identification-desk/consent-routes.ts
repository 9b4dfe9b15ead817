import { Hono } from 'hono';
import * as z from 'zod';
import { writeConsent, writePhone } from './consent-pages.ts';
import { consentAnswers, type openConsents } from './desk-consents.ts';
import { writePage } from './desk-pages.ts';

const Answer = z.enum(consentAnswers);

/** The pages where somebody confirms a signature, as at a trust service, and the phone that stands in for that person's. */
export function serveConsents(consents: ReturnType<typeof openConsents>): Hono {
  const app = new Hono();
  const nothing = writePage('Nothing is to be confirmed', '');
  app.get('/consent', (c) => {
    const asked = consents.read('/consent', c.req.query());
    if (!asked) return c.html(nothing, 400);
    const { challenge, back } = asked;
    const href = (answer: Parameters<typeof consents.writeReturn>[2]) => consents.writeReturn(challenge, back, answer);
    return c.html(writeConsent(href, consents.writePhoneUrl(challenge)));
  });
  app.get('/phone', (c) => {
    const asked = consents.read('/phone', c.req.query());
    if (!asked) return c.html(nothing, 400);
    return c.html(writePhone(consents.writeCode(asked.challenge), consents.findAnswer(asked.challenge)));
  });
  app.post('/phone', async (c) => {
    const asked = consents.read('/phone', c.req.query());
    if (!asked) return c.html(nothing, 400);
    const { data } = Answer.safeParse((await c.req.parseBody())['answer']);
    if (data) consents.answerOnPhone(asked.challenge, data);
    return c.redirect(new URL(c.req.url).pathname + new URL(c.req.url).search, 303);
  });
  return app;
}
