import { action, entered, group, paragraph } from './parts.ts';
import type { Template } from './template.ts';

export const writeIdentification: Template<'identification'> = (
  texts,
  { change, legislation: law = 'none', businessName = '', at, goal = 'account', url },
) => {
  const facts = { change, law, business: entered(businessName), date: at ? texts.formatDate(at) : 'none' };
  return group(
    paragraph(texts.formatRich('identification.text', facts)),
    action(texts, url, texts.format('identification.action', { goal })),
  );
};
