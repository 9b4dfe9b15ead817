import type { PublicInformation } from '@sigillum/api-contracts/business/schemas.ts';
import { theme } from '@sigillum/design-system';
import { useEffect } from 'react';
import { styled } from 'styled-components';
import { LogoImage } from '../../common/logo-image.tsx';
import { rememberSendersHelp } from '../../common/senders-help.ts';
import { SupportContact } from '../../common/support-contact.tsx';

const Mark = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-column: 1 / -1;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[4]};
`;

/** The logo of the business that has sent the request, and whom one may ask there; nothing where it has settled neither. */
export function SenderMark({ name, logo, supportContact }: PublicInformation) {
  const { email, phone } = supportContact;
  useEffect(() => rememberSendersHelp({ email, phone }), [email, phone]);
  if (!logo && email === null && phone === null) return null;
  return (
    <Mark>
      {logo && <LogoImage logo={logo} alt={name} room={{ width: 200, height: 48 }} />}
      <SupportContact {...supportContact} />
    </Mark>
  );
}
