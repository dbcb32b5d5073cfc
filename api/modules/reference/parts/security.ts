import {
  personalData,
  personalDataErase,
  personalDataExport,
} from '../../../contract/entities/personalData.ts';
import { securityEvent } from '../../../contract/entities/securityEvent.ts';
import { answer, failures, listAnswer } from '../../../platform/openapi/answers.ts';
import { query } from '../../../platform/openapi/listParameters.ts';
import type { RouterPart } from '../../../platform/openapi/model.ts';
import { requestBody } from '../../../platform/openapi/requestBody.ts';
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

export const personalDataPart: RouterPart = {
  tag: {
    name: 'Personal data',
    description:
      'What is known of an e-mail address, to be given out or erased. Backups keep it until they are replaced.',
  },
  routes: {
    'get /personal-data': {
      id: 'findPersonalData',
      summary: 'Find what is known of an address',
      description: 'By kind, with what erasing would do to it.',
      parameters: [
        query('email', 'The address, in any case.', { type: 'string', format: 'email' }),
      ],
      answers: { 200: answer('What there is.', 'PersonalData'), ...failures(422) },
    },
    'get /personal-data/export': {
      id: 'exportPersonalData',
      summary: 'Export what is known of an address',
      description: 'One JSON file. It is noted in the security log.',
      parameters: [
        query('email', 'The address, in any case.', { type: 'string', format: 'email' }),
      ],
      answers: { 200: answer('Everything.', 'PersonalDataExport'), ...failures(422) },
    },
    'post /personal-data/erase': {
      id: 'erasePersonalData',
      summary: 'Erase what is known of an address',
      description:
        'In one transaction: messages, mails and orders that came to nothing go; orders that accounting law wants are kept without a contact; an account of the team is erased once it is disabled. While an order is on its way, a withdrawal waits or money is owed for a cancelled order, nothing is erased and the answer is a 409.',
      body: requestBody('PersonalDataErase', personalDataErase),
      answers: { 200: answer('What there was.', 'PersonalData'), ...failures(409) },
    },
  },
  records: { PersonalData: personalData, PersonalDataExport: personalDataExport },
};
