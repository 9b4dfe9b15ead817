import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Route } from './+types/maintenance.ts';
import { commonMessages } from '../common/messages.ts';
import { readTarget } from '../http/login-target.ts';
import { useRoot } from '../layouts/use-root.ts';
import { NoticePage } from './notice-page.tsx';
import { Illustration } from '../illustrations/illustration.tsx';
import { maintenanceMessages as messages } from './messages.ts';
import { NoticeLink } from './notice-link.tsx';
import { useNotice } from './notice-watch.tsx';

/** Where the person wanted to go. */
export const loader = ({ url }: Route.LoaderArgs) => ({ target: readTarget(url) });

export default function Maintenance({ loaderData: { target } }: Route.ComponentProps) {
  const notice = useNotice();
  const wasBlocked = useRoot().notice?.isBlocking === true;
  const isOver = wasBlocked && !notice?.isBlocking;
  useEffect(() => {
    if (isOver) window.location.replace(target);
  }, [isOver, target]);
  return (
    <NoticePage
      title={<FormattedMessage {...messages.blockingTitle} />}
      action={{ href: target, label: <FormattedMessage {...commonMessages.retry} /> }}
      help={<NoticeLink url={notice?.url ?? null} />}
      illustration={<Illustration name="maintenance" isFirst />}
    >
      <FormattedMessage {...messages.blockingText} />
    </NoticePage>
  );
}
