/** The server's answers that pages of the site show by themselves as well, in English. */
export const siteEn = {
  'email.wrong': 'Please enter a valid e-mail address.',
  'contact.required': 'All fields are required.',
  'contact.terms': 'You must agree to the processing of personal data and terms.',
  'contact.spam': 'Spam detected.',
  'login.required': 'E-mail and password are required.',
  'login.wrong': 'Incorrect login credentials or server error. Please try again.',
  'order.shipping': 'Choose a shipping method.',
  'order.payment': 'Choose a payment method.',
  'car.notFound': 'Car not found',
  'product.notFound': 'Product not found',
} as const;
