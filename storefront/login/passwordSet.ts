/** What the page of a new password tells the sign-in by the way. */
export const PASSWORD_SET = 'password-set';
