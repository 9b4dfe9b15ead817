import { getTemplate } from '@sigillum/api-contracts/templates/get-template.ts';
import { listTemplateVersions } from '@sigillum/api-contracts/templates/list-template-versions.ts';
import type { Route } from './+types/template.ts';
import { environmentContext } from '../context.ts';
import { load } from '../http/api.ts';
import { GuardUnsaved } from '../signature-requests/guard-unsaved.tsx';
import { TemplateView } from './components/template-view.tsx';
import { useTemplateActs } from './use-template-acts.ts';
import { useTemplateColleagues } from './use-template-colleagues.ts';

export async function loader(route: Route.LoaderArgs) {
  const { id } = route.params;
  const template = await load(route, getTemplate, { params: { id } });
  const { versions } = await load(route, listTemplateVersions, { params: { id } });
  const offered = await route.context.get(environmentContext).listQualities();
  return { subject: template.name, template, versions, offered: offered[template.legislation] };
}

export default function TemplateScreen({ loaderData }: Route.ComponentProps) {
  const acts = useTemplateActs(loaderData.template);
  const colleagues = useTemplateColleagues(loaderData.template);
  return (
    <GuardUnsaved>
      <TemplateView {...loaderData} {...acts} {...colleagues} />
    </GuardUnsaved>
  );
}
