import { action, entered, group, mostOfName, paragraph } from './parts.ts';
import type { Template } from './template.ts';

export const writeSealEnding: Template<'seal-ending'> = (texts, { sealLabel, endsAt, url }) =>
  group(
    paragraph(
      texts.formatRich('seal-ending.text', { seal: entered(sealLabel, mostOfName), date: texts.formatDate(endsAt) }),
    ),
    paragraph(texts.format('seal-ending.advice')),
    action(texts, url, texts.format('seal-ending.action')),
  );
