declare module 'virtual:messages/*' {
  const messages: import('./i18n/catalogue.ts').Catalogue;
  export default messages;
}

declare module 'virtual:message-chunks' {
  /** Path of each locale's chunk; empty in development. */
  const chunks: Partial<Record<import('./i18n/locales.ts').Locale, string>>;
  export default chunks;
}

declare module 'virtual:react-router/server-build' {
  const build: import('react-router').ServerBuild;
  export const {
    entry,
    routes,
    assets,
    publicPath,
    assetsBuildDirectory,
    future,
    ssr,
    isSpaMode,
    prerender,
    routeDiscovery,
  }: typeof build;
}

/** The rules of every styled component. */
declare module 'virtual:styles.css';
