import type { Signature } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import { Signature as SignatureIcon, type Size, theme } from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { namePerson } from '../../common/name-person.ts';
import type { SignaturePlace } from '../list-places.ts';
import { signingMessages as messages } from '../messages.ts';

export interface SignaturePlacesProps {
  /** Of the page as displayed, in points. */
  page: Size;
  /** Those on this page. */
  places: readonly SignaturePlace[];
  signatures: readonly Signature[];
  /** The viewer's own places in the whole document, in its order. */
  ownPlaces: readonly SignaturePlace[];
}

const Place = styled.div`
  position: absolute;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.space[1]};
  padding: 0 ${theme.space[1]};
  overflow: hidden;
  border: 1px dashed ${theme.color.edge};
  border-radius: 2px;
  background: color-mix(in srgb, ${theme.color.well} 80%, transparent);
  color: ${theme.color.inkSoft};
  line-height: 1.2;
  /* What it says belongs to the page and grows with it, at any size of the text. */
  container-type: size;
  text-align: center;
  pointer-events: none;

  &[data-own] {
    border: 1.5px solid ${theme.color.seal};
    background: color-mix(in srgb, ${theme.color.sealSoft} 86%, transparent);
    color: ${theme.color.sealStrong};
    font-weight: 600;
  }
  &:focus {
    outline: 3px solid ${theme.color.focus};
    outline-offset: 2px;
  }
  > * {
    font-size: min(${theme.fontSize.small}, 30cqh, 11cqw);
  }
  > span {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
    min-width: 0;
    max-height: 100%;
    overflow: hidden;
    overflow-wrap: anywhere;
  }
  svg {
    flex: none;
    width: 1.25em;
    height: 1.25em;
  }
`;

/** In shares of the page, so that a place keeps its spot at every zoom. */
const describeSpot = ({ x, y, width, height }: SignaturePlace, page: Size) => ({
  left: `${(x / page.width) * 100}%`,
  top: `${(y / page.height) * 100}%`,
  width: `${(width / page.width) * 100}%`,
  height: `${(height / page.height) * 100}%`,
});

/** Where visible signatures are going to stand on a page; the viewer's own one stands out. */
export function SignaturePlaces({ page, places, signatures, ownPlaces }: SignaturePlacesProps) {
  const { formatMessage } = useIntl();
  return places.map((place) => {
    const number = ownPlaces.indexOf(place) + 1;
    const isOwn = number > 0;
    const person = signatures.find(({ sid }) => sid === place.sid)?.signer_identity_data;
    const name = person && namePerson(person.first_name, person.last_name, person.email_address);
    return (
      <Place
        key={place.id}
        data-own={isOwn || undefined}
        // The button that leads to it brings the focus here, so that it is read out.
        {...(isOwn && {
          'data-stop': place.id,
          tabIndex: -1,
          role: 'group',
          'aria-label': formatMessage(messages.ownPlaceOf, { number, total: ownPlaces.length, page: place.page }),
        })}
        style={describeSpot(place, page)}
      >
        <SignatureIcon aria-hidden />
        <span>
          <FormattedMessage
            {...(isOwn ? messages.ownPlace : messages.placeOf)}
            values={{ name: <bdi key="name">{name}</bdi> }}
          />
        </span>
      </Place>
    );
  });
}
