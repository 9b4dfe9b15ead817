import { openEmbedAddress } from '@sigillum/api-contracts/signing/open-embed-address.ts';
import { Heading, Stack, Text } from '@sigillum/design-system';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { redirect } from 'react-router';
import type { Route } from './+types/embed.ts';
import { environmentContext, framingContext } from '../context.ts';
import { isApiProblem } from '../forms/is-api-problem.ts';
import { connect } from '../http/api.ts';
import { isForFrame } from '../http/is-for-frame.ts';
import { writeFrameHost } from '../http/session-cookie.ts';
import { signingEmbedMessages as messages } from './embed-messages.ts';
import { tellHost } from './host.ts';
import { useTellSize } from './use-tell-size.ts';

/** An embed address: leads to the visitor's page in the frame that was asked for, once. Elsewhere than in a frame it is not used up. */
export async function loader(route: Route.LoaderArgs): Promise<{ host?: string }> {
  const { context, params, request } = route;
  if (!isForFrame(request)) return {};
  try {
    const opened = await connect(route).call(openEmbedAddress, { body: { token: params.token } });
    const cookie = writeFrameHost(opened.origin, context.get(environmentContext));
    const language = opened.language ? `?lang=${opened.language}` : '';
    throw redirect(`/view/${opened.request_id}/${opened.userid}${language}`, { headers: { 'set-cookie': cookie } });
  } catch (thrown) {
    if (!isApiProblem(thrown) || thrown.key !== 'error.embed.ended') throw thrown;
    const host = thrown.problem.details?.['origin'];
    if (typeof host !== 'string') return {};
    context.set(framingContext, [host]);
    return { host };
  }
}

export default function Embed({ loaderData: { host } }: Route.ComponentProps) {
  useTellSize(host);
  useEffect(() => {
    if (host !== undefined) tellHost(host, { type: 'failed', reason: 'address-ended' });
  }, [host]);
  return (
    <Stack gap={3}>
      <Heading level={1}>
        <FormattedMessage {...messages.endedTitle} />
      </Heading>
      <Text>
        <FormattedMessage {...messages.endedText} />
      </Text>
    </Stack>
  );
}
