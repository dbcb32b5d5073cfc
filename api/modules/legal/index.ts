export { type AgreedTerms, createAgreedTerms } from './agreedTerms.ts';
export { cleanLegal } from './cleanLegal.ts';
export { createTermsFiles, type TermsFile } from './paper/termsFile.ts';
export { legalRoutes } from './routes.ts';
