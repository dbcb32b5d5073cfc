export {
  type Authentication,
  createAuthentication,
  type PrincipalOf,
} from './authentication.ts';
export { mintAccountLink } from './links.ts';
export { createLoginGuard } from './loginGuard.ts';
export { changePassword } from './profile/commands/changePassword.ts';
export { accountsRoutes } from './routes.ts';
export { resetFactors } from './secondFactor/commands/resetFactors.ts';
export { sweepSpent } from './secondFactor/spent.ts';
export { writeSecurityLine } from './securityLog.ts';
export { createApiTokens } from './sessions/apiTokens.ts';
export { whyGuessable } from './sessions/guessable.ts';
export { hashChosen, hashPassword, passwordMatches } from './sessions/password.ts';
export { createPreviews, type Previews } from './sessions/previews.ts';
export { loadSecret } from './sessions/secret.ts';
export { createSessions } from './sessions/sessions.ts';
export { deviceInWords } from './sessions/signIns.ts';
export { DRAFTS, type PreviewMaker } from './sessions/tokens.ts';
export { changeAccount } from './users/commands/changeAccount.ts';
export { createUser } from './users/commands/createUser.ts';
export { eraseAccount } from './users/eraseAccount.ts';
