import { useProgramTemplate as contract } from '@sigillum/api-contracts/machine/use-program-template.ts';
import { isSignersAlone, judgeValue } from '@sigillum/api-contracts/signature-requests/field-rules.ts';
import { implement } from '../http/implement.ts';
import { judgeWriting } from '../requests/request-fields.ts';
import { keepSharedTemplate } from '../templates/access-templates.ts';
import { chooseText, prepareContent } from '../templates/draft-content.ts';
import type { TemplateContent } from '../templates/tables.ts';
import { mapFiles } from '../templates/templates-repository.ts';
import { answerRequest } from './describe-program-request.ts';
import { findCreator } from './draft-by-program.ts';
import { findNamed } from './find-named.ts';
import { refuseField } from './read-signer.ts';

export const useProgramTemplate = implement(contract, async ({ params, body }, context) => {
  const { actor, db } = context;
  const { people, language, values = {}, title, message, expires_at, creator, ...given } = body;
  const { content } = await keepSharedTemplate(db, actor, params.id);
  const text = chooseText(content.texts, language);
  const write_access = [...(given.write_access ?? []), ...(creator ? [actor.username] : [])];
  const layDown = await prepareContent(context, content, {
    people: people.map(({ role, email, ...person }, at) => ({
      ...person,
      email: email.toLowerCase(),
      role_id: findNamed(content.roles, role, `people.${at}.role`),
    })),
    text: { ...text, title: title ?? text.title, message: message ?? text.message },
    origin: 'API',
    ...(creator && { ownerId: await findCreator(db, actor, creator) }),
    more: { ...given, ...(expires_at && { expiration_date: expires_at }), write_access },
    values: await readValues(content.fields, values),
    uploads: content.documents.length,
  });
  const view = await layDown(db, await mapFiles(db, params.id));
  return answerRequest(context, 'v3', view.request.id, view.role);
});

/** Values by the ids of their fields, each as its field takes it. Throws a refusal. */
async function readValues(
  fields: TemplateContent['fields'],
  values: Readonly<Record<string, string>>,
): Promise<Record<string, string>> {
  const named = fields.map(({ id, label: name }) => ({ id, name }));
  const read: Record<string, string> = {};
  for (const [key, value] of Object.entries(values)) {
    const path = `values.${key}`;
    const field = fields.find(({ id }) => id === findNamed(named, key, path))!;
    if (value !== '' && isSignersAlone(field)) throw refuseField(path, 'signer_only');
    const fault = value === '' ? undefined : (judgeValue(field, value) ?? (await judgeWriting(field, value)));
    if (fault) throw refuseField(path, fault);
    read[field.id] = value;
  }
  return read;
}
