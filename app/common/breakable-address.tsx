import { Fragment } from 'react';

/** A name or an e-mail address that breaks, where it must, at its signs and not in a word. */
export const BreakableAddress = ({ text }: { text: string }) =>
  text.split(/(?<=[@._-])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 ? <wbr /> : null}
      {part}
    </Fragment>
  ));
