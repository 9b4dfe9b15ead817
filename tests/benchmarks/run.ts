import { argv } from 'node:process';

/** `npm run bench`: what the product costs; `npm run bench -- signing`: what signing and verifying cost, beside others. */
if (argv.includes('signing')) await import('./signing.ts');
else await import('./product.ts');
