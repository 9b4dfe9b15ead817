import { Hono } from 'hono';
import * as z from 'zod';
import { writeConsent, writePhone } from './consent-pages.ts';
import { ChosenPassword } from './desk-secrets.ts';
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
    const { challenge, means, back } = asked;
    const href = (answer: Parameters<typeof consents.writeReturn>[2]) => consents.writeReturn(challenge, back, answer);
    // Nothing has to be activated for a code alone.
    const isActivated = means === '' || consents.hasPassword(means);
    return c.html(writeConsent(href, consents.writePhoneUrl(challenge, means), isActivated));
  });
  // The password of a means: the first one activates it, another one makes it another means.
  for (const path of ['/consent', '/phone'] as const)
    app.post(path, async (c, next) => {
      const asked = consents.read(path, c.req.query());
      const { password } = await c.req.parseBody();
      if (!asked || asked.means === '' || password === undefined) return next();
      const { data } = ChosenPassword.safeParse(password);
      if (data === undefined) return c.html(writePage('A password has at least eight characters', ''), 400);
      consents.setPassword(asked.means, data);
      return c.redirect(new URL(c.req.url).pathname + new URL(c.req.url).search, 303);
    });
  app.get('/phone', (c) => {
    const asked = consents.read('/phone', c.req.query());
    if (!asked) return c.html(nothing, 400);
    const { challenge, means } = asked;
    return c.html(
      writePhone({
        code: consents.findCode(challenge),
        answer: consents.findAnswer(challenge),
        hasPassword: consents.hasPassword(means),
      }),
    );
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
