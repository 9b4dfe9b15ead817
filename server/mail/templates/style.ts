import type { CSSProperties } from 'react';

// Mail programs know no style sheet of ours and drop variables: the few values of the visual identity, written out.
const ink = '#13211d';
const inkSoft = '#525d58';
const hairline = '#dfded6';
const seal = '#b23a1c';
const sans = "-apple-system, BlinkMacSystemFont, 'Segoe UI', Helvetica, Arial, sans-serif";
const serif = "'Source Serif 4', Georgia, 'Times New Roman', serif";

/** Inline styles of the mails' parts. */
export const style = {
  body: { margin: 0, padding: '24px 8px', backgroundColor: '#f8f7f3', color: ink, fontFamily: sans },
  sheet: {
    maxWidth: '560px',
    backgroundColor: '#ffffff',
    border: `1px solid ${hairline}`,
    borderRadius: '6px',
    padding: '32px 36px 28px',
  },
  logoRow: { margin: '0 0 20px' },
  logo: { display: 'block', maxWidth: '100%', borderRadius: '4px' },
  brand: { margin: '0 0 28px', fontFamily: serif, fontSize: '18px', lineHeight: '24px', color: ink },
  brandMark: { color: seal, paddingRight: '8px' },
  heading: { margin: '0 0 20px', fontFamily: serif, fontWeight: 600, fontSize: '26px', lineHeight: '33px', color: ink },
  text: { margin: '0 0 16px', fontSize: '16px', lineHeight: '25px', color: ink },
  soft: { margin: '0 0 12px', fontSize: '14px', lineHeight: '21px', color: inkSoft },
  label: { margin: '0 0 6px', fontSize: '14px', lineHeight: '21px', color: inkSoft },
  list: { margin: '0 0 20px', padding: '0 0 0 20px', fontSize: '16px', lineHeight: '25px', color: ink },
  quote: { margin: '0 0 20px', padding: '2px 0 2px 16px', borderLeft: `3px solid ${hairline}` },
  quoteText: { margin: '0 0 8px', fontSize: '16px', lineHeight: '25px', color: ink },
  button: {
    backgroundColor: seal,
    color: '#ffffff',
    fontSize: '16px',
    fontWeight: 600,
    padding: '13px 24px',
    borderRadius: '4px',
  },
  buttonRow: { margin: '26px 0' },
  code: {
    margin: '0 0 18px',
    fontFamily: 'Menlo, Consolas, monospace',
    fontSize: '32px',
    lineHeight: '44px',
    letterSpacing: '6px',
    color: ink,
  },
  rule: { borderColor: hairline, margin: '28px 0 16px' },
  link: { color: inkSoft, wordBreak: 'break-all' },
} satisfies Record<string, CSSProperties>;
