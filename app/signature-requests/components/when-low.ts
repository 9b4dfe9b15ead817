/** Media query for a narrow window so low that bars would leave no room for a page: a laptop at 200 per cent, a phone that lies. */
export const whenLow = '@media (max-width: 959.98px) and (max-height: 600px)';
