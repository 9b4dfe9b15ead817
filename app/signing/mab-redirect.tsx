import { Heading, Stack, Text } from '@sigillum/design-system';
import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation, useNavigate } from 'react-router';
import { signingMessages as messages } from './messages.ts';
import { readRequest, readReturn, type StepReturn } from './step-return.ts';

/** The trust service leads back here; the page of the request goes on with what it has added to the address. */
export default function MabRedirect() {
  const navigate = useNavigate();
  const { search } = useLocation();
  const [isLost, setIsLost] = useState(false);

  useEffect(() => {
    const stepParams = Object.fromEntries(new URLSearchParams(search));
    const request = readRequest(stepParams);
    // Another tab, or one that has forgotten, goes by what was sent along; a visitor's page has a secret that never is.
    const path = readReturn() ?? (request && `/view/${request}`);
    const state: StepReturn = { stepParams };
    if (path) void navigate(path, { replace: true, state });
    else setIsLost(true);
  }, [navigate, search]);

  return (
    <Stack gap={3}>
      <Heading level={1}>
        <FormattedMessage {...messages.returnTitle} />
      </Heading>
      <Text role="status">
        <FormattedMessage {...(isLost ? messages.returnLost : messages.returnText)} />
      </Text>
    </Stack>
  );
}
