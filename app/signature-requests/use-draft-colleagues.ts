import type { ColleaguesSectionProps } from './components/colleagues-section.tsx';
import { listColleagues } from './colleagues.ts';
import { useColleagueChoice } from './use-colleague-choice.ts';
import type { DraftEditor } from './use-draft.ts';

/** The colleagues of a draft; nothing where it belongs to no organisation. */
export function useDraftColleagues({
  request,
  nameColleagues,
  change,
}: Pick<DraftEditor, 'request' | 'nameColleagues' | 'change'>): ColleaguesSectionProps | undefined {
  const choose = useColleagueChoice();
  if (request.business_id === null) return undefined;
  const choice = { colleagues: listColleagues(request), save: nameColleagues };
  return {
    colleagues: choice.colleagues,
    onNameColleague: () => choose.name(choice),
    onRemoveColleague: (colleague) => choose.leaveOut(choice, colleague),
    team: { request, onChange: (team_inbox) => change({ team_inbox }) },
  };
}
