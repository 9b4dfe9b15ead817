import type { EndpointInput } from '@sigillum/api-contracts/endpoint.ts';
import type { SignatureChange } from '@sigillum/api-contracts/signature-requests/inputs.ts';
import type { RequestAction } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import type { updateSignatureRequest } from '@sigillum/api-contracts/signature-requests/update-signature-request.ts';

type Body = EndpointInput<typeof updateSignatureRequest>['body'];
type Field = Exclude<keyof Body, 'updated_at'>;

/** What of a request's body changes something. */
export const listFields = (body: Body): Field[] =>
  (Object.keys(body) as (keyof Body)[]).filter((name) => name !== 'updated_at');

const lateActions: Partial<Record<Field, RequestAction>> = {
  expiration_date: 'change_expiration',
  reminders: 'remind',
  read_access: 'name_colleagues',
  write_access: 'name_colleagues',
  team_inbox: 'name_colleagues',
};

/** What a change does to a request that was sent already; what is for drafts alone is an edit. */
export function listLateActions(body: Body): RequestAction[] {
  const actions = listFields(body).map((name) =>
    name === 'signatures' && body.signatures?.every(isPlacement) ? 'place_signatures' : (lateActions[name] ?? 'edit'),
  );
  return actions.length > 0 ? [...new Set(actions)] : ['edit'];
}

/** Says where a signature stands, and nothing else of it. */
const isPlacement = ({ sid: _, document_signatures: __, ...rest }: SignatureChange): boolean =>
  Object.keys(rest).length === 0;
