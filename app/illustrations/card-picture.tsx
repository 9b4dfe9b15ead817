import { theme } from '@sigillum/design-system';
import { styled } from 'styled-components';
import { Illustration, type IllustrationName } from './illustration.tsx';

/* As wide as the card, in the colour of the page beneath it: what is drawn stands on the ground that it was drawn for. */
const Plate = styled.div`
  display: grid;
  justify-items: center;
  align-self: stretch;
  padding: ${theme.space[4]};
  border-radius: ${theme.radius.control};
  background: ${theme.color.canvas};
  > span {
    width: 220px;
  }
`;

/** The picture above what a card tells: an arrival, an end. */
export function CardPicture({ name }: { name: IllustrationName }) {
  return (
    <Plate>
      <Illustration name={name} isFirst />
    </Plate>
  );
}
