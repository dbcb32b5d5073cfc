import { restoredCopy } from '../../../contract/entities/restoredCopy.ts';
import { answer } from '../../../platform/openapi/answers.ts';
import type { RouterPart } from '../../../platform/openapi/model.ts';

const answers = { 200: answer('How it stands.', 'RestoredCopy') };

export const restoredCopyPart: RouterPart = {
  tag: {
    name: 'Restored copy',
    description: 'What was restored from a backup holds back all that would leave the machine.',
  },
  routes: {
    'get /restored-copy': {
      id: 'getRestoredCopy',
      summary: 'Read whether this is a restored copy',
      description: 'And what begins once somebody says that it is the site now.',
      answers,
    },
    'post /restored-copy/take-over': {
      id: 'takeOver',
      summary: 'Say that this restored copy is the site now',
      description:
        'Mails that wait are sent, the bank and the card provider are asked, customers are reminded, nightly backups are made. What is no copy stays as it is.',
      answers,
    },
  },
  records: { RestoredCopy: restoredCopy },
};
