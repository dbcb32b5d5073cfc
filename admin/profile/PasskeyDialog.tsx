import { useTranslate } from 'react-admin';
import type { FactorChanged } from '../../api/contract/types.ts';
import { AskDialog, type Asked, PASSWORD } from '../ui/AskDialog.tsx';
import { useSecondFactor } from './useSecondFactor.ts';

interface PasskeyDialogProps {
  onDone: (changed: FactorChanged) => void;
  onClose: () => void;
}

/** Adds a passkey on this device, a security key or a phone. */
export const PasskeyDialog = ({ onDone, onClose }: PasskeyDialogProps) => {
  const translate = useTranslate();
  const { dataProvider } = useSecondFactor();
  const add = async ({ name = '', password = '' }) => {
    const optionsJSON = await dataProvider.beginPasskey(password);
    const { startRegistration } = await import('@simplewebauthn/browser');
    const passkey = await startRegistration({ optionsJSON }).catch((error: Error) => {
      const known = error.name === 'InvalidStateError' ? 'known' : 'cancelled';
      throw new Error(translate(`resources.profile.passkeys.${known}`));
    });
    onDone(await dataProvider.addPasskey(name, passkey));
  };
  return (
    <AskDialog
      asked={[NAME, PASSWORD]}
      onClose={onClose}
      run={add}
      submit="resources.profile.continue"
      title="resources.profile.passkeys.add"
    />
  );
};

const NAME: Asked = { name: 'name', label: 'resources.profile.passkeys.name', maxLength: 60 };
