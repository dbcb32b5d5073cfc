import { securityEvent } from '../../../contract/entities/securityEvent.ts';
import { listAnswer } from '../../../platform/openapi/answers.ts';
import type { RouterPart } from '../../../platform/openapi/model.ts';
import { listedEvents } from '../../accounts/securityEvents/router.ts';

export const securityPart: RouterPart = {
  tag: {
    name: 'Security log',
    description:
      'Sign-ins, failures, changes of rights, exports and deletions, with who, from where and when. Kept for a year, or as the setting `security_days` says.',
  },
  routes: {
    'get /security-events': {
      id: 'listSecurityEvents',
      summary: 'List the security log',
      description:
        'Newest first. `q` looks into names, e-mails, addresses and facts. Failed sign-ins of a network are counted in one line an hour.',
      list: listedEvents.fields,
      answers: { 200: listAnswer('The events.', 'SecurityEvent') },
    },
  },
  records: { SecurityEvent: securityEvent },
};
