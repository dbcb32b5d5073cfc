import { contactForm } from '../testing/examples.ts';
import { rules } from '../testing/ruleTable.ts';
import { loginCreate } from './auth.ts';
import { contactMessageCreate, messageReplyCreate, messageRuleOrder } from './contactMessage.ts';

const ALL = ['All fields are required.', 'Všechna pole jsou povinná.'] as const;
const TERMS = [
  'You must agree to the processing of personal data and terms.',
  'Musíte souhlasit se zpracováním osobních údajů a podmínkami.',
] as const;
const SPAM = ['Spam detected.', 'Byl rozpoznán spam.'] as const;
const EMAIL = ['Please enter a valid e-mail address.', 'Zadejte platný e-mail.'] as const;

rules(
  'contact form',
  contactMessageCreate,
  [
    ['name', { ...contactForm, name: ' ' }, 'name', ...ALL],
    ['e-mail', { ...contactForm, email: '' }, 'email', ...ALL],
    ['subject', { ...contactForm, subject: undefined }, 'subject', ...ALL],
    ['message', { ...contactForm, message: '\n' }, 'message', ...ALL],
    [
      'a missing message before a wrong e-mail',
      { ...contactForm, email: 'eva', message: '' },
      'message',
      ...ALL,
    ],
    [
      'terms before a wrong e-mail',
      { ...contactForm, email: 'eva', termsAgreed: false },
      'termsAgreed',
      ...TERMS,
    ],
    [
      'terms not sent, before spam',
      { ...contactForm, termsAgreed: undefined, honeypot: 'x' },
      'termsAgreed',
      ...TERMS,
    ],
    [
      'spam before a wrong e-mail',
      { ...contactForm, email: 'eva', honeypot: 'http://x' },
      'honeypot',
      ...SPAM,
    ],
    ['e-mail without a host', { ...contactForm, email: 'eva@' }, 'email', ...EMAIL],
    [
      'two addresses',
      { ...contactForm, email: 'eva@example.com,jan@example.com' },
      'email',
      ...EMAIL,
    ],
  ],
  messageRuleOrder,
);

const EMPTY_REPLY = ['The reply must not be empty', 'Odpověď nemůže být prázdná'] as const;

rules('reply', messageReplyCreate, [
  ['nothing', {}, 'replyMessage', ...EMPTY_REPLY],
  ['spaces', { replyMessage: ' \n' }, 'replyMessage', ...EMPTY_REPLY],
  ['an empty paragraph', { replyMessage: '<p><br>&nbsp;</p>' }, 'replyMessage', ...EMPTY_REPLY],
]);

const LOGIN = ['E-mail and password are required.', 'E-mail a heslo jsou povinné.'] as const;

rules('login', loginCreate, [
  ['e-mail', { email: ' ', password: 'x' }, 'email', ...LOGIN],
  ['password', { email: 'a@b.cz' }, 'password', ...LOGIN],
  ['a list as password', { email: 'a@b.cz', password: ['x'] }, 'password', ...LOGIN],
]);
