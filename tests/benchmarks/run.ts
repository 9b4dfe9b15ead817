import { argv } from 'node:process';

/** `npm run bench`: what the product costs; `npm run bench -- signing`: what signing and verifying cost, beside others. */
await import(argv.includes('signing') ? './signing.ts' : './product.ts');
