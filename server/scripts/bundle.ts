import { bundleForStart } from './bundle-server.ts';

// `npm run bundle`, a part of `npm run build`.
await bundleForStart();
