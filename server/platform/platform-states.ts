import type { platformStates } from '@sigillum/api-contracts/platform/states.ts';
import { FormsServiceError } from './forms-service.ts';
import type { StateHandlers } from '../testing/states.ts';

export const platformStateHandlers: StateHandlers<typeof platformStates> = {
  'the clock stands at an instant': ({ instant }, world) => world.setClock(instant),
  'a forms service takes contact forms': (_params, { services }) => {
    services.forms = { hasNews: true, submit: async () => undefined };
  },
  'the forms service is away': (_params, { services }) => {
    services.forms = { hasNews: true, submit: () => Promise.reject(new FormsServiceError('away')) };
  },
  async 'somebody has signed up at an instant'({ userId, instant }, { services: { db } }) {
    await db
      .updateTable('users')
      .set({ created_at: new Date(instant) })
      .where('id', '=', userId)
      .execute();
  },
  async 'a mail lies in the local outbox'({ id, to, subject, template, locale, created_at, html, text }, { services }) {
    const row = {
      id,
      to_address: to,
      subject,
      template,
      locale,
      created_at: new Date(created_at),
      message_id: `<${id}@localhost>`,
    };
    const seal = (content: string, part: 'html' | 'text') => services.secrets.encrypt(content, `mail ${id} ${part}`);
    await services.db
      .insertInto('mails')
      .values({ ...row, html: seal(html, 'html'), text: seal(text, 'text') })
      .execute();
  },
  'mail goes out through a mail server': ({ smtpUrl }, world) => world.setConfig({ smtpUrl }),
};
