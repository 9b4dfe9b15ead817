/** An e-mail address in running text: in one piece for the eye, left to right, and broken only where it must be. */
export const Address = ({ children }: { children: string }) => (
  <strong style={{ overflowWrap: 'anywhere' }}>
    <bdi dir="ltr">{children}</bdi>
  </strong>
);
