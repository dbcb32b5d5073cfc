/** The flag that the password page passes to the sign-in page. */
export const PASSWORD_SET = 'password-set';
