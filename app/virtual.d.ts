declare module 'virtual:messages/*' {
  const messages: import('./i18n/catalogue.ts').Catalogue;
  export default messages;
}

declare module 'virtual:texts-address' {
  /** Where the texts of each screen lie, below `/assets`; empty in development. */
  const address: string;
  export default address;
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
