import type { EndpointCall } from '@sigillum/api-contracts/endpoint.ts';
import type { Template } from '@sigillum/api-contracts/templates/schemas.ts';
import type { updateTemplate } from '@sigillum/api-contracts/templates/update-template.ts';

export type WrittenTemplate = EndpointCall<typeof updateTemplate>['body'];

/** A template as PUT takes it. */
export function writeTemplate(template: Template): WrittenTemplate {
  const { version, name, quality, legislation, texts, roles, documents, places, fields, ...rest } = template;
  const { expiry_days, reminders, delegation_allowed, team_inbox, attach_on_success } = rest;
  return {
    ...{
      version,
      name,
      quality,
      legislation,
      texts,
      roles,
      expiry_days,
      reminders,
      delegation_allowed,
      team_inbox,
      attach_on_success,
    },
    fields,
    documents: documents.map((document) => ({ id: document.id, name: document.name })),
    places: places.map(({ position, ...place }) => ({
      ...place,
      ...(position && { position: { ...position, rotation: position.rotation as 0 | 90 | 180 | 270 } }),
    })),
  };
}
