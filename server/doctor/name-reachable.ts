/** From this machine a server that listens everywhere is reached here. */
export const nameReachable = (host: string) => {
  const near = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host;
  return near.includes(':') ? `[${near}]` : near;
};
